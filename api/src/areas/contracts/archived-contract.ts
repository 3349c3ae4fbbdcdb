import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { StoredFile } from '@girassol/api-platform/files';
import { insertArchiveFile, replaceFileContents } from '../archives/add-file';
import { getOrCreateFolder } from '../archives/folders';
import { publishArchiveChanged } from '../archives/publish-archive-changed';
import { scheduleArchiveContentDeletion } from '../archives/schedule-archive-content-deletion';

/** Name of the folder in a customer's archive that contains the customer's contracts. */
export const CONTRACTS_FOLDER_NAME = 'Contratos';

type Contract = Pick<Row<'sale_contracts'>, 'archive_file_id' | 'file_id'>;

interface ArchivedContract {
  name: string;
  file: StoredFile;
  /** The contract as it was; its document is ended. Null: a new one. */
  before: Contract | null;
}

/**
 * Saves the document of a new or regenerated contract as a file of the customer's archive, which the
 * transaction has locked. Contract and archive share one stored file; the contract keeps the file if a user
 * deletes or replaces the file in the archive. Returns the id of the archive file.
 */
export async function saveContractInArchive(
  tx: Tx,
  caller: Caller,
  cid: string,
  { name, file, before }: ArchivedContract,
): Promise<string> {
  const entry = before && (await ownEntry(tx, caller, before));
  if (entry) await replaceFileContents(tx, caller, entry, { name, contents: file });
  else if (before) await scheduleArchiveContentDeletion(tx, caller.accountId, [before.file_id]);
  const id =
    entry?.id ??
    (await insertArchiveFile(tx, caller, await getOrCreateFolder(tx, caller, cid, CONTRACTS_FOLDER_NAME), {
      name,
      contents: file,
      semantic: null,
    }));
  await publishArchiveChanged(tx, caller, cid);
  return id;
}

/**
 * Removes the document of a contract that was never sent for signature from the customer's archive, which the
 * transaction has locked, and schedules the stored file for deletion.
 */
export async function removeContractFromArchive(
  tx: Tx,
  caller: Caller,
  cid: string,
  contract: Contract,
): Promise<void> {
  const entry = await ownEntry(tx, caller, contract);
  if (entry)
    await tx
      .updateTable('archive_files')
      .set({ deleted_at: new Date() })
      .where('account_id', '=', caller.accountId)
      .where('id', '=', entry.id)
      .execute();
  await scheduleArchiveContentDeletion(tx, caller.accountId, [contract.file_id]);
  await publishArchiveChanged(tx, caller, cid);
}

/** The place of a contract in the archive, as long as its document is there: somebody may have put another in its place. */
async function ownEntry(
  tx: Tx,
  { accountId }: Caller,
  { archive_file_id, file_id }: Contract,
): Promise<Row<'archive_files'> | undefined> {
  if (archive_file_id === null) return undefined;
  return tx
    .selectFrom('archive_files')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', archive_file_id)
    .where('file_id', '=', file_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
