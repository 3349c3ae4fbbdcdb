import type { Caller } from '@girassol/api-platform/access';
import {
  type FileServices,
  type ReceivedFile,
  type ReencodedPicture,
  reencodeStoredPicture,
} from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { MAX_PICTURE_PIXELS } from '@girassol/support-domain/tickets';

/** Types that `reencodeStoredPicture` reads. */
const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
const ONLY_PICTURES = 'Apenas imagens são permitidas.';

/**
 * Draws a received picture anew, without metadata such as the place. Throws a refusal (415) for any other file (support-012).
 */
export async function receivePicture(
  { store }: FileServices,
  { accountId }: Pick<Caller, 'accountId'>,
  file: ReceivedFile,
): Promise<ReencodedPicture> {
  if (!PICTURE_TYPES.has(file.contentType))
    throw new Refusal(415, ONLY_PICTURES, { fields: [{ path: 'files', message: ONLY_PICTURES }] });
  return reencodeStoredPicture(store, file, { longest: MAX_PICTURE_PIXELS, accountId });
}
