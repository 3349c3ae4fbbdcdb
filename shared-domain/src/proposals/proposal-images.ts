import { storableFileTypes } from '../files/file-types';

/**
 * File extensions allowed for the logo and cover of a proposal, which every browser and the PDF can show. SVG
 * is excluded because an SVG can have scripts.
 */
export const proposalImageExtensions = ['png', 'jpg', 'jpeg', 'webp'] as const;

/** Value of the `accept` attribute of a file input for pictures. */
export const proposalImageInputAccept = proposalImageExtensions.map((extension) => `.${extension}`).join(',');

/** Returns true if a file of this content type may be a logo or cover. */
export const isProposalImageType = (contentType: string): boolean =>
  proposalImageExtensions.some((extension) => storableFileTypes[extension]?.mime === contentType);

/** Message about a file that may not be a logo or cover. */
export const WRONG_PROPOSAL_IMAGE_MESSAGE = 'Envie uma imagem PNG, JPG ou WebP.';

/**
 * Maximum size of the logo or cover of a proposal, in bytes. The limit is low because every customer who
 * opens the proposal loads the pictures.
 */
export const MAX_PROPOSAL_IMAGE_BYTES = 4 * 1024 * 1024;

/** Builds the path of an uploaded logo or cover of a proposal, which the proposal's theme stores. */
export const buildProposalImagePath = (accountId: string, imageId: string): string =>
  `/api/proposal-images/${accountId}/${imageId}`;

/** Returns the image id in the path of a proposal image of the account; null for any other path. */
export function parseProposalImageId(accountId: string, address: string): string | null {
  const start = buildProposalImagePath(accountId, '');
  const id = address.startsWith(start) ? address.slice(start.length) : '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : null;
}
