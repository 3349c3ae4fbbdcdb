import { FINANCING_FOLDER } from '@girassol/shared-domain';
import type { ArchiveFile, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { newId, type Row, type Tx } from '../../platform/database';
import type { Files, StoredFile } from '../../platform/files';
import { Refusal } from '../../platform/refusals/refusal';
import { heldFolder, lockArchive } from './archive-access';
import { readFile } from './archive-answer';
import { archiveName } from './archive-names';
import { endContents } from './end-contents';
import { insertFolder } from './folders';
import { fileIds } from './move-file';
import { recordArchive } from './tell-archive';

interface Sent<Body> {
  body: Body;
  file: StoredFile;
  files: Files;
}

/** Adds a file that has arrived to a folder, after the others (archive-007). */
export async function addFile(
  tx: Tx,
  caller: Caller,
  { cid, folderId }: { cid: string; folderId: string },
  { body, file, files }: Sent<ParsedBody<'POST /archives/customer/file/:cid/:folderId'>>,
): Promise<ArchiveFile> {
  const name = archiveName(body.name);
  await lockArchive(tx, caller, cid);
  const folder = await heldFolder(tx, caller, cid, folderId);
  const fileId = await insertFile(tx, caller, folder, { name, contents: file, semantic: null });
  await recordArchive(tx, caller, cid, {
    title: 'Arquivo adicionado',
    content: `${name} na pasta ${folder.name}.`,
  });
  return readFile(tx, caller.accountId, { cid, fileId }, files);
}

/**
 * Adds a document of a financing (archive-008): its folder is made when it is not there. A document that was there under
 * the same meaning is replaced, unless it was approved.
 */
export async function addSemanticFile(
  tx: Tx,
  caller: Caller,
  cid: string,
  { body, file, files }: Sent<ParsedBody<'POST /archives/customer/file-semantic/:cid'>>,
): Promise<ArchiveFile> {
  const name = archiveName(body.name);
  await lockArchive(tx, caller, cid);
  const folder = await financingFolder(tx, caller, cid);
  const before = await tx
    .selectFrom('archive_files')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('folder_id', '=', folder.id)
    .where('semantic', '=', body.fileSemantic)
    .where('deleted_at', 'is', null)
    // What was sent for a financing is replaced there, or not at all.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('financing_papers')
            .select('semantic')
            .whereRef('financing_papers.account_id', '=', 'archive_files.account_id')
            .whereRef('financing_papers.archive_file_id', '=', 'archive_files.id'),
        ),
      ),
    )
    .executeTakeFirst();
  if (before?.status === 'APPROVED') throw new Refusal(409, 'Este documento já foi aprovado.');

  if (before) await replaceContents(tx, caller, before, { name, contents: file });
  const fileId =
    before?.id ??
    (await insertFile(tx, caller, folder, { name, contents: file, semantic: body.fileSemantic }));
  await recordArchive(tx, caller, cid, {
    title: before ? 'Documento substituído' : 'Documento adicionado',
    content: `${body.fileSemantic} (${name}) na pasta ${folder.name}.`,
  });
  return readFile(tx, caller.accountId, { cid, fileId }, files);
}

/** Gives an entry other contents; the old ones are ended. A document is to be judged again. */
export async function replaceContents(
  tx: Tx,
  caller: Caller,
  entry: Row<'archive_files'>,
  { name, contents }: { name: string; contents: StoredFile | undefined },
): Promise<void> {
  await tx
    .updateTable('archive_files')
    .set({
      name,
      ...(contents && {
        file_id: contents.id,
        user_id: caller.userId,
        created_at: new Date(),
        status: entry.semantic ? ('PENDING' as const) : null,
      }),
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', entry.id)
    .execute();
  if (contents) await endContents(tx, caller.accountId, [entry.file_id]);
}

/** The folder of papers of financings; made when the first one comes. */
export async function financingFolder(tx: Tx, caller: Caller, cid: string): Promise<Row<'archive_folders'>> {
  const found = await tx
    .selectFrom('archive_folders')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('customer_id', '=', cid)
    .where('semantic', '=', FINANCING_FOLDER)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found ?? insertFolder(tx, caller, cid, { name: FINANCING_FOLDER, semantic: FINANCING_FOLDER });
}

/** Adds an entry to a folder, after the others; answers its id. */
export async function insertFile(
  tx: Tx,
  caller: Pick<Caller, 'accountId' | 'userId'>,
  folder: Row<'archive_folders'>,
  { name, contents, semantic }: { name: string; contents: StoredFile; semantic: string | null },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('archive_files')
    .values({
      account_id: caller.accountId,
      id,
      customer_id: folder.customer_id,
      folder_id: folder.id,
      file_id: contents.id,
      user_id: caller.userId,
      name,
      position: (await fileIds(tx, caller, folder.id)).length,
      semantic,
      status: semantic ? 'PENDING' : null,
    })
    .execute();
  return id;
}
