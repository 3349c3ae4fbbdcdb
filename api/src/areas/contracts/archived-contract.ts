import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import type { StoredFile } from '../../platform/files';
import { insertFile, replaceContents } from '../archives/add-file';
import { endContents } from '../archives/end-contents';
import { folderNamed } from '../archives/folders';
import { tellArchive } from '../archives/tell-archive';

/** Where the contracts of a customer are kept. */
export const CONTRACTS_FOLDER = 'Contratos';

type Contract = Pick<Row<'sale_contracts'>, 'archive_file_id' | 'file_id'>;

interface Kept {
  name: string;
  file: StoredFile;
  /** The contract as it was; its document is ended. Null: a new one. */
  before: Contract | null;
}

/**
 * Puts the document of a contract in the held archive of its customer: one file, which both stand on. Deleted or replaced
 * there, the contract keeps it. Answers the place in the archive.
 */
export async function fileInArchive(
  tx: Tx,
  caller: Caller,
  cid: string,
  { name, file, before }: Kept,
): Promise<string> {
  const entry = before && (await ownEntry(tx, caller, before));
  if (entry) await replaceContents(tx, caller, entry, { name, contents: file });
  else if (before) await endContents(tx, caller.accountId, [before.file_id]);
  const id =
    entry?.id ??
    (await insertFile(tx, caller, await folderNamed(tx, caller, cid, CONTRACTS_FOLDER), {
      name,
      contents: file,
      semantic: null,
    }));
  await tellArchive(tx, caller, cid);
  return id;
}

/** Takes a contract that was never sent out of the held archive, and ends its document. */
export async function removeFromArchive(
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
  await endContents(tx, caller.accountId, [contract.file_id]);
  await tellArchive(tx, caller, cid);
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
