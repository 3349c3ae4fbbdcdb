import {
  formatBytes,
  imageAddress,
  isProposalImage,
  MAX_IMAGE_BYTES,
  WRONG_IMAGE,
} from '@girassol/shared-domain';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import type { StoredFile } from '../../../platform/files';
import { Refusal } from '../../../platform/refusals/refusal';

/**
 * Makes a file that has arrived a logo or cover: from then on whoever has its address sees it. It is never changed nor
 * ended, as documents that customers have name it.
 */
export async function addImage(tx: Tx, { accountId }: Caller, file: StoredFile): Promise<{ url: string }> {
  if (!isProposalImage(file.contentType)) throw refused(415, WRONG_IMAGE);
  if (file.size > MAX_IMAGE_BYTES)
    throw refused(413, `A imagem passa de ${formatBytes(MAX_IMAGE_BYTES)}. Envie uma menor.`);
  await tx
    .updateTable('stored_files')
    .set({ is_public: true })
    .where('account_id', '=', accountId)
    .where('id', '=', file.id)
    .execute();
  return { url: imageAddress(accountId, file.id) };
}

const refused = (status: 413 | 415, message: string) =>
  new Refusal(status, message, { fields: [{ path: 'file', message }] });
