import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import type { FileServices, StoredFile } from '@girassol/api-platform/files';
import { notifyFollowers } from '@girassol/api-platform/follows/notify-followers';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { FINANCING_FOLDER_NAME } from '@girassol/shared-domain';
import type { ArchiveFile, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { getFinancingDocumentLabel } from '@girassol/shared-domain/financing';
import { findRemainingCustomerId } from '../customers/find-remaining-customer';
import { loadCustomerAudience } from '../customers/load-customer-audience';
import {
  loadArchiveCustomer,
  loadArchiveFolderRow,
  lockArchive,
  selectFolderIncludingDeleted,
} from './archive-access';
import { loadArchiveFile } from './archive-answer';
import { cleanArchiveName } from './archive-names';
import { getOrCreateFolder, insertFolder } from './folders';
import { listFileIds } from './move-file';
import { recordArchiveChange } from './publish-archive-changed';
import { scheduleArchiveContentDeletion } from './schedule-archive-content-deletion';

interface Sent<Body> {
  body: Body;
  file: StoredFile;
  files: FileServices;
}

/**
 * Adds a file that a user uploaded at the end of an archive folder (archive-007). A customer who was merged into another meanwhile
 * is followed: the folder came along, or one with its name takes its place.
 */
export async function addFile(
  tx: Tx,
  caller: Caller,
  { cid, folderId }: { cid: string; folderId: string },
  sent: Sent<ParsedRequestBody<'POST /archives/customer/file/:cid/:folderId'>>,
): Promise<ArchiveFile> {
  const { id } = await lockArchive(tx, caller, await findRemainingCustomerId(tx, caller, cid));
  const { folderName } = sent.body;
  const isLeftBehind =
    id !== cid &&
    folderName !== undefined &&
    !(await selectFolderIncludingDeleted(tx, caller, id, folderId).executeTakeFirst());
  const folder = isLeftBehind
    ? await getOrCreateFolder(tx, caller, id, cleanArchiveName(folderName))
    : await loadArchiveFolderRow(tx, caller, id, folderId);
  return addFileToFolder(tx, caller, folder, sent);
}

/**
 * Refuses an upload to an archive folder before the file is received: if the caller may not see the customer, or the folder was
 * deleted. The folder of a customer who was merged into another is looked for later.
 */
export async function checkFileUpload(
  tx: Tx,
  caller: Caller,
  { cid, folderId }: { cid: string; folderId: string },
): Promise<void> {
  const id = await findRemainingCustomerId(tx, caller, cid);
  await loadArchiveCustomer(tx, caller, id);
  if (id === cid) await loadArchiveFolderRow(tx, caller, cid, folderId);
}

/**
 * Adds a file at the end of the archive folder with a name, and creates the folder if it does not exist: a device without a
 * signal knows no ids of an archive that was never opened on it. A customer who was merged into another meanwhile is followed.
 */
export async function addFileByFolderName(
  tx: Tx,
  caller: Caller,
  cid: string,
  sent: Sent<ParsedRequestBody<'POST /archives/customer/file-by-folder-name/:cid'>>,
): Promise<ArchiveFile> {
  const folderName = cleanArchiveName(sent.body.folderName);
  const { id } = await lockArchive(tx, caller, await findRemainingCustomerId(tx, caller, cid));
  return addFileToFolder(tx, caller, await getOrCreateFolder(tx, caller, id, folderName), sent);
}

/** Adds a file at the end of a folder of an archive that the transaction has locked, with its history and notifications. */
async function addFileToFolder(
  tx: Tx,
  caller: Caller,
  folder: Row<'archive_folders'>,
  { body, file, files }: Sent<{ name: string }>,
): Promise<ArchiveFile> {
  const cid = folder.customer_id;
  const name = cleanArchiveName(body.name);
  const fileId = await insertArchiveFile(tx, caller, folder, { name, contents: file, semantic: null });
  await recordArchiveChange(tx, caller, cid, {
    title: 'Arquivo adicionado',
    content: `${name} na pasta ${folder.name}.`,
  });
  await notifyOfFile(tx, caller, cid, name);
  return loadArchiveFile(tx, caller.accountId, { cid, fileId }, files);
}

/**
 * Adds a financing document that a user uploaded to the customer's archive (archive-008), and creates the
 * folder of financing documents if necessary. Replaces an existing document of the same type (`semantic`);
 * refused (409) if the existing document was approved.
 */
export async function addFinancingArchiveFile(
  tx: Tx,
  caller: Caller,
  cid: string,
  { body, file, files }: Sent<ParsedRequestBody<'POST /archives/customer/file-semantic/:cid'>>,
): Promise<ArchiveFile> {
  const name = cleanArchiveName(body.name);
  await lockArchive(tx, caller, cid);
  const folder = await getOrCreateFinancingFolder(tx, caller, cid);
  const before = await tx
    .selectFrom('archive_files')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('folder_id', '=', folder.id)
    .where('semantic', '=', body.fileSemantic)
    .where('deleted_at', 'is', null)
    // A document sent for a financing is replaced by that area, or not at all.
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

  if (before) await replaceFileContents(tx, caller, before, { name, contents: file });
  const fileId =
    before?.id ??
    (await insertArchiveFile(tx, caller, folder, { name, contents: file, semantic: body.fileSemantic }));
  await recordArchiveChange(tx, caller, cid, {
    title: before ? 'Documento substituído' : 'Documento adicionado',
    content: `${getFinancingDocumentLabel(body.fileSemantic)} (${name}) na pasta ${folder.name}.`,
  });
  await notifyOfFile(tx, caller, cid, name);
  return loadArchiveFile(tx, caller.accountId, { cid, fileId }, files);
}

/** Notifies the followers of a customer of a new file. */
async function notifyOfFile(tx: Tx, caller: Caller, customerId: string, name: string): Promise<void> {
  const actor = await loadActor(tx, caller);
  const customer = await tx
    .selectFrom('customers')
    .select('name')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  await notifyFollowers(tx, caller, {
    customerId,
    saleId: null,
    loadAudience: () => loadCustomerAudience(tx, caller.accountId, [customerId]),
    facts: {
      subjectId: customerId,
      label: customer.name,
      change: `${actor.firstName} adicionou o arquivo ${name}.`,
      customerId,
      item: null,
    },
  });
}

/**
 * Renames an archive file, replaces its contents if new contents are given, and schedules the deletion of the
 * old contents. A document with a `semantic` type goes back to PENDING, because somebody has to approve the
 * new contents.
 */
export async function replaceFileContents(
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
  if (contents) await scheduleArchiveContentDeletion(tx, caller.accountId, [entry.file_id]);
}

/**
 * Returns the archive folder of a customer's financing documents, and creates the folder if it does not
 * exist.
 */
export async function getOrCreateFinancingFolder(
  tx: Tx,
  caller: Caller,
  cid: string,
): Promise<Row<'archive_folders'>> {
  const found = await tx
    .selectFrom('archive_folders')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('customer_id', '=', cid)
    .where('semantic', '=', FINANCING_FOLDER_NAME)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    found ?? insertFolder(tx, caller, cid, { name: FINANCING_FOLDER_NAME, semantic: FINANCING_FOLDER_NAME })
  );
}

/** Inserts a file at the end of an archive folder. Returns the id of the archive file. */
export async function insertArchiveFile(
  tx: Tx,
  caller: Pick<Caller, 'accountId' | 'userId'>,
  folder: Row<'archive_folders'>,
  { name, contents, semantic }: { name: string; contents: StoredFile; semantic: string | null },
): Promise<string> {
  const id = generateId();
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
      position: (await listFileIds(tx, caller, folder.id)).length,
      semantic,
      status: semantic ? 'PENDING' : null,
    })
    .execute();
  return id;
}
