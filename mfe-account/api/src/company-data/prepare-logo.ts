import type { Caller } from '@girassol/api-platform/access';
import { type FileServices, type ReceivedFile, reencodeStoredPicture } from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  formatBytes,
  isProposalImageType,
  MAX_PROPOSAL_IMAGE_BYTES,
  WRONG_PROPOSAL_IMAGE_MESSAGE,
} from '@girassol/shared-domain';

/** Pixels of the longer side: sharp on paper. */
const MAX_LOGO_PIXELS = 1_200;

/** Re-encodes an uploaded logo, without the camera's metadata. Throws 415 for other files and 413 for large ones. */
export async function prepareLogo(
  { store }: FileServices,
  { accountId }: Caller,
  file: ReceivedFile,
): Promise<ReceivedFile> {
  if (!isProposalImageType(file.contentType)) throw createLogoRefusal(415, WRONG_PROPOSAL_IMAGE_MESSAGE);
  if (file.size > MAX_PROPOSAL_IMAGE_BYTES)
    throw createLogoRefusal(
      413,
      `A imagem passa de ${formatBytes(MAX_PROPOSAL_IMAGE_BYTES)}. Envie uma menor.`,
    );
  return reencodeStoredPicture(store, file, { longest: MAX_LOGO_PIXELS, accountId });
}

const createLogoRefusal = (status: 413 | 415, message: string): Refusal =>
  new Refusal(status, message, { fields: [{ path: 'file', message }] });
