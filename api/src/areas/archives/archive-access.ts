import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import { can, isEnterprisePlan } from '@girassol/shared-domain';
import { loadVisibleCustomer } from '../customers/load-visible-customer';

/** Message of the refusal for an account whose plan has no file archives (archive-004). */
export const NO_ARCHIVE_MESSAGE = 'Seu plano não possui gerenciador de arquivos';

/**
 * Loads the customer whose archive the caller opens. Refused (403) if the account's plan has no archives, and
 * (404) if the caller may not see the customer.
 */
export async function loadArchiveCustomer(tx: Tx, caller: Caller, cid: string): Promise<Row<'customers'>> {
  if (!isEnterprisePlan(caller.session)) throw notAllowed(NO_ARCHIVE_MESSAGE);
  return loadVisibleCustomer(tx, caller, cid);
}

/**
 * Locks the archive of a customer for a change, so that only one transaction at a time assigns positions in
 * the archive. Creates the account's standard folders if the archive was never opened before.
 */
export async function lockArchive(tx: Tx, caller: Caller, cid: string): Promise<Row<'customers'>> {
  const customer = await loadArchiveCustomer(tx, caller, cid);
  await createStandardFoldersOnce(tx, caller, cid);
  await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', cid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return customer;
}

/**
 * Creates the account's standard folders in the archive of a customer when the archive is opened for the
 * first time. Does nothing later.
 */
export async function createStandardFoldersOnce(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  cid: string,
): Promise<void> {
  const opened = await tx
    .updateTable('customers')
    .set({ archive_opened_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', cid)
    .where('archive_opened_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!opened) return;
  const { stdFolders } = await loadSettingsDocument(tx, accountId);
  if (stdFolders.length === 0) return;
  const rows = stdFolders.map(({ name }, position) => ({
    account_id: accountId,
    id: generateId(),
    customer_id: cid,
    name,
    position,
    semantic: null,
  }));
  await tx.insertInto('archive_folders').values(rows).execute();
}

/** Builds the query of one folder of a customer's archive, deleted or not. */
export const selectFolderIncludingDeleted = (tx: Tx, { accountId }: Caller, cid: string, folderId: string) =>
  selectFoldersIncludingDeleted(tx, accountId, cid).where('id', '=', folderId);

/** Builds the query of one file of a customer's archive, deleted or not. */
export const selectFileIncludingDeleted = (tx: Tx, { accountId }: Caller, cid: string, fileId: string) =>
  tx
    .selectFrom('archive_files')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('customer_id', '=', cid)
    .where('id', '=', fileId);

/** Builds the query of all folders of a customer's archive, including deleted folders. */
export const selectFoldersIncludingDeleted = (tx: Tx, accountId: string, cid: string) =>
  tx
    .selectFrom('archive_folders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('customer_id', '=', cid);

/** Loads the row of an archive folder. Refused (404) if the folder was deleted. */
export async function loadArchiveFolderRow(
  tx: Tx,
  caller: Caller,
  cid: string,
  folderId: string,
): Promise<Row<'archive_folders'>> {
  const folder = await selectFolderIncludingDeleted(tx, caller, cid, folderId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!folder) throw notFound('Esta pasta não existe mais.');
  return folder;
}

/** Loads the row of an archive file. Refused (404) if the file or its folder was deleted. */
export async function loadArchiveFileRow(
  tx: Tx,
  caller: Caller,
  cid: string,
  fileId: string,
): Promise<Row<'archive_files'>> {
  const file = await selectFileIncludingDeleted(tx, caller, cid, fileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!file) throw notFound('Este arquivo não existe mais.');
  await loadArchiveFolderRow(tx, caller, cid, file.folder_id);
  return file;
}

/**
 * Refuses (403) a caller who may not delete archive files and folders: vendors need the permission
 * `dataDeletion`.
 */
export function requireDeletionRight(caller: Caller): void {
  if (!can(caller, 'dataDeletion')) throw notAllowed('Você não tem permissão para excluir arquivos.');
}
