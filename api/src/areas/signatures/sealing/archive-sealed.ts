import { newId, type Tx } from '../../../platform/database';
import type { StoredFile } from '../../../platform/files';
import { contractsFolder } from '../../archives/contracts-folder';
import { fileIds } from '../../archives/move-file';
import { tellArchive } from '../../archives/tell-archive';
import type { SignaturePlace } from '../mails/mail-signer';

/** Puts the sealed document into the archive of the customer, beside its contract. */
export async function archiveSealed(tx: Tx, { signature, contract }: SignaturePlace, file: StoredFile): Promise<void> {
  const { account_id: accountId, sent_by, user_id } = signature;
  const place = { accountId, userId: sent_by ?? user_id, clientId: null };
  const folder = await contractsFolder(tx, place, contract.customer_id);
  await tx
    .insertInto('archive_files')
    .values({
      account_id: accountId,
      id: newId(),
      customer_id: contract.customer_id,
      folder_id: folder.id,
      file_id: file.id,
      user_id: place.userId,
      name: file.name,
      position: (await fileIds(tx, place, folder.id)).length,
      semantic: null,
      status: null,
    })
    .execute();
  await tellArchive(tx, place, contract.customer_id);
}
