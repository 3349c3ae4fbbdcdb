import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { cancelFileDeletion, type FileServices } from '@girassol/api-platform/files';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import {
  loadArchiveFileRow,
  loadArchiveFolderRow,
  lockArchive,
  requireDeletionRight,
  selectFileIncludingDeleted,
  selectFolderIncludingDeleted,
  selectFoldersIncludingDeleted,
} from './archive-access';
import { loadArchiveFile, toArchiveFolder } from './archive-answer';
import { listFolderIds } from './folders';
import { listFileIds } from './move-file';
import { recordArchiveChange } from './publish-archive-changed';
import { DELETED_FOLDER_RETENTION_DAYS } from './retention';
import { scheduleArchiveContentDeletion } from './schedule-archive-content-deletion';

interface FolderIds {
  cid: string;
  folderId: string;
}
interface FileIds {
  cid: string;
  fileId: string;
}

const GONE = 'O prazo para desfazer esta exclusão terminou.';

/**
 * Marks an archive folder with its files as deleted. The folder and its files can be restored until the job
 * that deletes expired files removes their contents.
 */
export async function deleteFolder(
  tx: Tx,
  caller: Caller,
  { cid, folderId }: FolderIds,
): Promise<Record<string, never>> {
  requireDeletionRight(caller);
  await lockArchive(tx, caller, cid);
  const folder = await loadArchiveFolderRow(tx, caller, cid, folderId);
  await markFolder(tx, caller, folderId, { deleted_at: new Date() });
  const contents = await listFolderContents(tx, caller, folderId);
  await scheduleArchiveContentDeletion(tx, caller.accountId, contents);
  await forgetOldFolders(tx, caller, cid);
  await recordArchiveChange(tx, caller, cid, {
    title: 'Pasta excluída',
    content: `${folder.name}, com ${contents.length === 1 ? '1 arquivo' : `${contents.length} arquivos`}.`,
  });
  return {};
}

/**
 * Restores a deleted archive folder with its files, at the end of the archive. Refused (404) once the time
 * for restoring is over.
 */
export async function restoreFolder(
  tx: Tx,
  caller: Caller,
  { cid, folderId }: FolderIds,
): Promise<ArchiveFolder> {
  requireDeletionRight(caller);
  await lockArchive(tx, caller, cid);
  const folder = await selectFolderIncludingDeleted(tx, caller, cid, folderId).executeTakeFirst();
  if (!folder) throw notFound(GONE);
  if (folder.deleted_at === null) return toArchiveFolder(folder);

  const taken = folder.semantic && (await otherWith(tx, caller, folder));
  const position = (await listFolderIds(tx, caller, cid)).length;
  // Made anew in between, the folder with a meaning is that one; this one comes back as an ordinary folder.
  const values = { deleted_at: null, position, semantic: taken ? null : folder.semantic };
  await markFolder(tx, caller, folderId, values);
  await cancelFileDeletion(tx, caller.accountId, await listFolderContents(tx, caller, folderId));
  await recordArchiveChange(tx, caller, cid, {
    title: 'Exclusão de pasta desfeita',
    content: `${folder.name}.`,
  });
  return toArchiveFolder({ ...folder, ...values });
}

/**
 * Marks an archive file as deleted. The file can be restored until the job that deletes expired files removes
 * its contents.
 */
export async function deleteFile(
  tx: Tx,
  caller: Caller,
  { cid, fileId }: FileIds,
): Promise<Record<string, never>> {
  requireDeletionRight(caller);
  await lockArchive(tx, caller, cid);
  const file = await loadArchiveFileRow(tx, caller, cid, fileId);
  await markFile(tx, caller, fileId, { deleted_at: new Date() });
  await scheduleArchiveContentDeletion(tx, caller.accountId, [file.file_id]);
  await recordArchiveChange(tx, caller, cid, { title: 'Arquivo excluído', content: `${file.name}.` });
  return {};
}

/**
 * Restores a deleted archive file at the end of its folder. Refused (404) once the time for restoring is
 * over, or if the folder is deleted.
 */
export async function restoreFile(
  tx: Tx,
  caller: Caller,
  { cid, fileId }: FileIds,
  files: FileServices,
): Promise<ArchiveFile> {
  requireDeletionRight(caller);
  await lockArchive(tx, caller, cid);
  const file = await selectFileIncludingDeleted(tx, caller, cid, fileId).executeTakeFirst();
  if (!file) throw notFound(GONE);
  await loadArchiveFolderRow(tx, caller, cid, file.folder_id);
  if (file.deleted_at !== null) {
    const position = (await listFileIds(tx, caller, file.folder_id)).length;
    await markFile(tx, caller, fileId, { deleted_at: null, position });
    await cancelFileDeletion(tx, caller.accountId, [file.file_id]);
    await recordArchiveChange(tx, caller, cid, {
      title: 'Exclusão de arquivo desfeita',
      content: `${file.name}.`,
    });
  }
  return loadArchiveFile(tx, caller.accountId, { cid, fileId }, files);
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

/** Lists the stored files of a folder, without those deleted one by one. */
async function listFolderContents(tx: Tx, { accountId }: Caller, folderId: string): Promise<string[]> {
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
  const found = await selectFoldersIncludingDeleted(tx, accountId, folder.customer_id)
    .where('semantic', '=', folder.semantic)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Folders deleted so long ago that the sweep has ended all that was in them. */
async function forgetOldFolders(tx: Tx, { accountId }: Caller, cid: string): Promise<void> {
  await sql`
    delete from archive_folders folder
    where account_id = ${accountId} and customer_id = ${cid} and deleted_at < now() - make_interval(days => ${DELETED_FOLDER_RETENTION_DAYS})
      and not exists (select from archive_files file where file.account_id = ${accountId} and file.folder_id = folder.id)`.execute(
    tx,
  );
}
