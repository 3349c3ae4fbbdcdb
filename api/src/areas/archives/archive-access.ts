import { can, isEnterprise } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import { newId, type Row, type Tx } from '../../platform/database';
import { notAllowed, notFound } from '../../platform/refusals/refusal';
import { visibleCustomer } from '../customers/visible-customer';
import { readSettingsDocument } from '../settings/read-settings';

/** The words of a plan without archives (archive-004). */
export const NO_ARCHIVE = 'Seu plano não possui gerenciador de arquivos';

/** The customer of an archive: seen as the customer is, by accounts whose plan has archives. */
export async function archiveCustomer(tx: Tx, caller: Caller, cid: string): Promise<Row<'customers'>> {
  if (!isEnterprise(caller.session)) throw notAllowed(NO_ARCHIVE);
  return visibleCustomer(tx, caller, cid);
}

/**
 * The customer's archive, for a change: whoever comes second waits here, so that places are counted by one at a time.
 * The first opening makes the standard folders of the account.
 */
export async function lockArchive(tx: Tx, caller: Caller, cid: string): Promise<Row<'customers'>> {
  const customer = await archiveCustomer(tx, caller, cid);
  await openArchive(tx, caller, cid);
  await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', cid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return customer;
}

/** Makes the archive on its first opening. */
export async function openArchive(
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
  const { stdFolders } = await readSettingsDocument(tx, accountId);
  if (stdFolders.length === 0) return;
  const rows = stdFolders.map(({ name }, position) => ({
    account_id: accountId,
    id: newId(),
    customer_id: cid,
    name,
    position,
    semantic: null,
  }));
  await tx.insertInto('archive_folders').values(rows).execute();
}

/** A folder of the archive, deleted or not. */
export const anyFolder = (tx: Tx, { accountId }: Caller, cid: string, folderId: string) =>
  foldersOf(tx, accountId, cid).where('id', '=', folderId);

/** A file of the archive, deleted or not. */
export const anyFile = (tx: Tx, { accountId }: Caller, cid: string, fileId: string) =>
  tx
    .selectFrom('archive_files')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('customer_id', '=', cid)
    .where('id', '=', fileId);

/** All folders that an archive has or had. */
export const foldersOf = (tx: Tx, accountId: string, cid: string) =>
  tx
    .selectFrom('archive_folders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('customer_id', '=', cid);

/** A folder that is there. */
export async function heldFolder(
  tx: Tx,
  caller: Caller,
  cid: string,
  folderId: string,
): Promise<Row<'archive_folders'>> {
  const folder = await anyFolder(tx, caller, cid, folderId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!folder) throw notFound('Esta pasta não existe mais.');
  return folder;
}

/** A file that is there, in a folder that is there. */
export async function heldFile(
  tx: Tx,
  caller: Caller,
  cid: string,
  fileId: string,
): Promise<Row<'archive_files'>> {
  const file = await anyFile(tx, caller, cid, fileId).where('deleted_at', 'is', null).executeTakeFirst();
  if (!file) throw notFound('Este arquivo não existe mais.');
  await heldFolder(tx, caller, cid, file.folder_id);
  return file;
}

/** Vendors delete with dataDeletion only. */
export function requireDeletion(caller: Caller): void {
  if (!can(caller, 'dataDeletion')) throw notAllowed('Você não tem permissão para excluir arquivos.');
}
