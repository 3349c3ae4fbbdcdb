import type { ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { type Files, recoverFiles } from '../../platform/files';
import { notFound } from '../../platform/refusals/refusal';
import {
  anyFile,
  anyFolder,
  foldersOf,
  heldFile,
  heldFolder,
  lockArchive,
  requireDeletion,
} from './archive-access';
import { folderAnswer, readFile } from './archive-answer';
import { endContents } from './end-contents';
import { folderIds } from './folders';
import { fileIds } from './move-file';
import { recordArchive } from './tell-archive';

interface FolderPlace {
  cid: string;
  folderId: string;
}
interface FilePlace {
  cid: string;
  fileId: string;
}

const GONE = 'O prazo para desfazer esta exclusão terminou.';

/** Deletes a folder with its files. They can be brought back until the sweep ends them. */
export async function deleteFolder(
  tx: Tx,
  caller: Caller,
  { cid, folderId }: FolderPlace,
): Promise<Record<string, never>> {
  requireDeletion(caller);
  await lockArchive(tx, caller, cid);
  const folder = await heldFolder(tx, caller, cid, folderId);
  await markFolder(tx, caller, folderId, { deleted_at: new Date() });
  const contents = await contentsOf(tx, caller, folderId);
  await endContents(tx, caller.accountId, contents);
  await forgetOldFolders(tx, caller, cid);
  await recordArchive(tx, caller, cid, {
    title: 'Pasta excluída',
    content: `${folder.name}, com ${contents.length === 1 ? '1 arquivo' : `${contents.length} arquivos`}.`,
  });
  return {};
}

export async function restoreFolder(
  tx: Tx,
  caller: Caller,
  { cid, folderId }: FolderPlace,
): Promise<ArchiveFolder> {
  requireDeletion(caller);
  await lockArchive(tx, caller, cid);
  const folder = await anyFolder(tx, caller, cid, folderId).executeTakeFirst();
  if (!folder) throw notFound(GONE);
  if (folder.deleted_at === null) return folderAnswer(folder);

  const taken = folder.semantic && (await otherWith(tx, caller, folder));
  const position = (await folderIds(tx, caller, cid)).length;
  // Made anew in between, the folder with a meaning is that one; this one comes back as an ordinary folder.
  const values = { deleted_at: null, position, semantic: taken ? null : folder.semantic };
  await markFolder(tx, caller, folderId, values);
  await recoverFiles(tx, caller.accountId, await contentsOf(tx, caller, folderId));
  await recordArchive(tx, caller, cid, { title: 'Exclusão de pasta desfeita', content: `${folder.name}.` });
  return folderAnswer({ ...folder, ...values });
}

/** Deletes a file. It can be brought back until the sweep ends it. */
export async function deleteFile(
  tx: Tx,
  caller: Caller,
  { cid, fileId }: FilePlace,
): Promise<Record<string, never>> {
  requireDeletion(caller);
  await lockArchive(tx, caller, cid);
  const file = await heldFile(tx, caller, cid, fileId);
  await markFile(tx, caller, fileId, { deleted_at: new Date() });
  await endContents(tx, caller.accountId, [file.file_id]);
  await recordArchive(tx, caller, cid, { title: 'Arquivo excluído', content: `${file.name}.` });
  return {};
}

export async function restoreFile(
  tx: Tx,
  caller: Caller,
  { cid, fileId }: FilePlace,
  files: Files,
): Promise<ArchiveFile> {
  requireDeletion(caller);
  await lockArchive(tx, caller, cid);
  const file = await anyFile(tx, caller, cid, fileId).executeTakeFirst();
  if (!file) throw notFound(GONE);
  await heldFolder(tx, caller, cid, file.folder_id);
  if (file.deleted_at !== null) {
    const position = (await fileIds(tx, caller, file.folder_id)).length;
    await markFile(tx, caller, fileId, { deleted_at: null, position });
    await recoverFiles(tx, caller.accountId, [file.file_id]);
    await recordArchive(tx, caller, cid, { title: 'Exclusão de arquivo desfeita', content: `${file.name}.` });
  }
  return readFile(tx, caller.accountId, { cid, fileId }, files);
}

const markFolder = (
  tx: Tx,
  { accountId }: Caller,
  folderId: string,
  values: Pick<Row<'archive_folders'>, 'deleted_at'> &
    Partial<Pick<Row<'archive_folders'>, 'position' | 'semantic'>>,
) =>
  tx
    .updateTable('archive_folders')
    .set(values)
    .where('account_id', '=', accountId)
    .where('id', '=', folderId)
    .execute();

const markFile = (
  tx: Tx,
  { accountId }: Caller,
  fileId: string,
  values: { deleted_at: Date | null; position?: number },
) =>
  tx
    .updateTable('archive_files')
    .set(values)
    .where('account_id', '=', accountId)
    .where('id', '=', fileId)
    .execute();

/** The contents of a folder's files, without those deleted one by one. */
async function contentsOf(tx: Tx, { accountId }: Caller, folderId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('archive_files')
    .select('file_id')
    .where('account_id', '=', accountId)
    .where('folder_id', '=', folderId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ file_id }) => file_id);
}

async function otherWith(tx: Tx, { accountId }: Caller, folder: Row<'archive_folders'>): Promise<boolean> {
  const found = await foldersOf(tx, accountId, folder.customer_id)
    .where('semantic', '=', folder.semantic)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Folders deleted so long ago that the sweep has ended all that was in them. */
async function forgetOldFolders(tx: Tx, { accountId }: Caller, cid: string): Promise<void> {
  await sql`
    delete from archive_folders folder
    where account_id = ${accountId} and customer_id = ${cid} and deleted_at < now() - interval '3 days'
      and not exists (select from archive_files file where file.account_id = ${accountId} and file.folder_id = folder.id)`.execute(
    tx,
  );
}
