import type { Tx } from '../../../platform/database';
import type { StoredFile } from '../../../platform/files';
import { insertFile } from '../../archives/add-file';
import { openArchive } from '../../archives/archive-access';
import { folderNamed } from '../../archives/folders';
import { tellArchive } from '../../archives/tell-archive';
import { CONTRACTS_FOLDER } from '../../contracts/archived-contract';
import type { SignaturePlace } from '../mails/mail-signer';

/** Puts the sealed document into the archive of the customer, in the name of who sent it, beside its contract. */
export async function archiveSealed(
  tx: Tx,
  { signature, contract }: SignaturePlace,
  file: StoredFile,
): Promise<void> {
  const { account_id: accountId, sent_by, user_id } = signature;
  const { customer_id: cid } = contract;
  const sender = { accountId, userId: sent_by ?? user_id, clientId: null };
  await openArchive(tx, sender, cid);
  // Places are counted by one at a time.
  await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', cid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const folder = await folderNamed(tx, sender, cid, CONTRACTS_FOLDER);
  await insertFile(tx, sender, folder, { name: file.name, contents: file, semantic: null });
  await tellArchive(tx, sender, cid);
}
