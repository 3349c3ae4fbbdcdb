import type { Tx } from '@girassol/api-platform/database';
import type { StoredFile } from '@girassol/api-platform/files';
import { insertArchiveFile } from '../../archives/add-file';
import { createStandardFoldersOnce } from '../../archives/archive-access';
import { getOrCreateFolder } from '../../archives/folders';
import { publishArchiveChanged } from '../../archives/publish-archive-changed';
import { CONTRACTS_FOLDER_NAME } from '../../contracts/archived-contract';
import type { SignatureContext } from '../contract-context';

/**
 * Adds the sealed PDF of a contract to the customer's archive, in the folder for contracts. The sender of the
 * contract is recorded as the author of the file.
 */
export async function archiveSealedDocument(
  tx: Tx,
  { signature, contract }: SignatureContext,
  file: StoredFile,
): Promise<void> {
  const { account_id: accountId, sent_by, user_id } = signature;
  const { customer_id: cid } = contract;
  const sender = { accountId, userId: sent_by ?? user_id, clientId: null };
  await createStandardFoldersOnce(tx, sender, cid);
  // Places are counted by one at a time.
  await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', cid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const folder = await getOrCreateFolder(tx, sender, cid, CONTRACTS_FOLDER_NAME);
  await insertArchiveFile(tx, sender, folder, { name: file.name, contents: file, semantic: null });
  await publishArchiveChanged(tx, sender, cid);
}
