import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import {
  type FileServices,
  type ReceivedFile,
  reencodeStoredPicture,
  type StoredFile,
} from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  buildProposalImagePath,
  formatBytes,
  isProposalImageType,
  MAX_PROPOSAL_IMAGE_BYTES,
  WRONG_PROPOSAL_IMAGE_MESSAGE,
} from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';

type Kind = ParsedRequestBody<'POST /templates/proposal-image/:userId'>['kind'];

/** Pixels of the longer side: sharp on paper at the size each is shown in. */
const MAX_SIDE_PIXELS: Record<Kind, number> = { LOGO: 1_200, COVER: 2_400, ROOF: 2_000 };

/**
 * Re-encodes an uploaded picture for a proposal's page: scales it down and removes the camera's metadata,
 * because customers load the picture. Throws 415 for other types of files and 413 for files that are too
 * large.
 */
export async function prepareProposalImage(
  { store }: FileServices,
  { caller: { accountId }, body, file }: { caller: Caller; body: { kind: Kind }; file: ReceivedFile },
): Promise<ReceivedFile> {
  if (/heic|heif/.test(file.contentType))
    throw refused(
      415,
      'Fotos HEIC não abrem em todos os navegadores. No iPhone, escolha a foto na galeria (ela vem como JPG) ou salve-a como JPG.',
    );
  if (!isProposalImageType(file.contentType)) throw refused(415, WRONG_PROPOSAL_IMAGE_MESSAGE);
  if (file.size > MAX_PROPOSAL_IMAGE_BYTES)
    throw refused(413, `A imagem passa de ${formatBytes(MAX_PROPOSAL_IMAGE_BYTES)}. Envie uma menor.`);
  return reencodeStoredPicture(store, file, { longest: MAX_SIDE_PIXELS[body.kind], accountId });
}

/**
 * Makes an uploaded logo or cover public to everybody who knows its address. The image is never changed or
 * deleted, because proposals that were sent refer to it.
 */
export async function publishProposalImage(
  tx: Tx,
  { accountId }: Caller,
  file: StoredFile,
): Promise<{ url: string }> {
  await tx
    .updateTable('stored_files')
    .set({ is_public: true })
    .where('account_id', '=', accountId)
    .where('id', '=', file.id)
    .execute();
  return { url: buildProposalImagePath(accountId, file.id) };
}

const refused = (status: 413 | 415, message: string) =>
  new Refusal(status, message, { fields: [{ path: 'file', message }] });
