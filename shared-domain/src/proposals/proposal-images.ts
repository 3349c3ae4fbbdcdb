import { fileTypes } from '../files/file-types';

/** Pictures that every browser and the PDF show. SVG is not among them: it is a document that can carry scripts. */
export const imageExtensions = ['png', 'jpg', 'jpeg', 'webp'] as const;

/** For the `accept` of a file input. */
export const acceptedImages = imageExtensions.map((extension) => `.${extension}`).join(',');

/** May a file of this type be a logo or cover? */
export const isProposalImage = (contentType: string): boolean =>
  imageExtensions.some((extension) => fileTypes[extension]?.mime === contentType);

/** What is said of any other file. */
export const WRONG_IMAGE = 'Envie uma imagem PNG, JPG ou WebP.';

/** Bytes of a logo or cover: it is loaded by every customer who opens the proposal. */
export const MAX_IMAGE_BYTES = 4 * 1024 * 1024;

/** The address of a logo or cover, as a theme names it. */
export const imageAddress = (accountId: string, imageId: string): string =>
  `/api/proposal-images/${accountId}/${imageId}`;

/** The id of the image that an address of the account names; null for any other address. */
export function imageIdOf(accountId: string, address: string): string | null {
  const start = imageAddress(accountId, '');
  const id = address.startsWith(start) ? address.slice(start.length) : '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : null;
}
