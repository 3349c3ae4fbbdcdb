import {
  formatBytes,
  imageAddress,
  isProposalImage,
  MAX_IMAGE_BYTES,
  WRONG_IMAGE,
} from '@girassol/shared-domain';
import type { ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { type Files, type ReceivedFile, remakeStored, type StoredFile } from '../../../platform/files';
import { Refusal } from '../../../platform/refusals/refusal';

type Kind = ParsedBody<'POST /templates/proposal-image/:userId'>['kind'];

/** Pixels of the longer side: sharp on paper at the size each is shown in. */
const LONGEST: Record<Kind, number> = { LOGO: 1_200, COVER: 2_400, ROOF: 2_000 };

/**
 * Refuses what is no picture for a document, and draws the others anew: customers of customers load them, so they carry
 * neither more points than a page shows nor what the camera knew of the place.
 */
export async function prepareImage(
  { store }: Files,
  { body, file }: { body: { kind: Kind }; file: ReceivedFile },
): Promise<ReceivedFile> {
  if (/heic|heif/.test(file.contentType))
    throw refused(
      415,
      'Fotos HEIC não abrem em todos os navegadores. No iPhone, escolha a foto na galeria (ela vem como JPG) ou salve-a como JPG.',
    );
  if (!isProposalImage(file.contentType)) throw refused(415, WRONG_IMAGE);
  if (file.size > MAX_IMAGE_BYTES)
    throw refused(413, `A imagem passa de ${formatBytes(MAX_IMAGE_BYTES)}. Envie uma menor.`);
  return remakeStored(store, file, LONGEST[body.kind]);
}

/**
 * Makes a file that has arrived a logo or cover: from then on whoever has its address sees it. It is never changed nor
 * ended, as documents that customers have name it.
 */
export async function addImage(tx: Tx, { accountId }: Caller, file: StoredFile): Promise<{ url: string }> {
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
