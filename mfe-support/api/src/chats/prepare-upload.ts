import type { Caller } from '@girassol/api-platform/access';
import { type FileServices, type ReceivedFile, reencodeStoredPicture } from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatBytes } from '@girassol/shared-domain';
import { MAX_CHAT_PICTURE_BYTES, MAX_CHAT_PICTURE_PIXELS } from '@girassol/support-domain/chats';
import { isPictureType } from '@girassol/support-domain/messages';
import type { ChatUpload } from './sending/write-message';

/** Types of pictures that WhatsApp shows as pictures. */
const SENDABLE_PICTURE_TYPES = new Set(['image/jpeg', 'image/png']);

/**
 * Prepares a received file of a message: a picture is drawn anew without metadata such as the place. Throws a refusal (415)
 * for a picture that is none or that WhatsApp does not show, and (413) for one that is too large after that.
 */
export async function prepareChatUpload(
  { store }: FileServices,
  { accountId }: Caller,
  file: ReceivedFile,
): Promise<ChatUpload> {
  if (!isPictureType(file.contentType)) return file;
  if (!SENDABLE_PICTURE_TYPES.has(file.contentType)) throw refuse(415, 'Envie a imagem como JPG ou PNG.');
  const drawn = await reencodeStoredPicture(store, file, { longest: MAX_CHAT_PICTURE_PIXELS, accountId });
  if (drawn.size > MAX_CHAT_PICTURE_BYTES)
    throw refuse(413, `O WhatsApp aceita imagens de até ${formatBytes(MAX_CHAT_PICTURE_BYTES)}.`);
  return drawn;
}

const refuse = (status: 413 | 415, message: string) =>
  new Refusal(status, message, { fields: [{ path: 'file', message }] });
