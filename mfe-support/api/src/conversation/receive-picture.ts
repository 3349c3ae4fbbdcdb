import type { Caller } from '@girassol/api-platform/access';
import {
  type FileServices,
  type ReceivedFile,
  type ReencodedPicture,
  reencodeStoredPicture,
} from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { isPictureType } from '@girassol/support-domain/messages';
import { MAX_MESSAGE_LENGTH, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@girassol/support-domain/tickets';

/** Limits of a message with pictures: bytes of each of them, and of the longest text as UTF-8. */
export const messageUploadLimits = { maxBytes: MAX_PICTURE_BYTES, fieldBytes: MAX_MESSAGE_LENGTH * 4 };

const ONLY_PICTURES = 'Apenas imagens são permitidas.';

/**
 * Draws a received picture anew, without metadata such as the place. Throws a refusal (415) for any other file (support-012).
 */
export async function receivePicture(
  { store }: FileServices,
  { accountId }: Pick<Caller, 'accountId'>,
  file: ReceivedFile,
): Promise<ReencodedPicture> {
  if (!isPictureType(file.contentType))
    throw new Refusal(415, ONLY_PICTURES, { fields: [{ path: 'files', message: ONLY_PICTURES }] });
  return reencodeStoredPicture(store, file, { longest: MAX_PICTURE_PIXELS, accountId });
}
