import { formatBytes } from '@girassol/shared-domain';
import { isPictureType, pictureTypes } from '@girassol/support-domain/messages';
import { MAX_PICTURE_BYTES, MAX_PICTURES } from '@girassol/support-domain/tickets';

/** Rules of the files that go with a message. */
export interface AttachmentRules {
  /** Types that the dialog for files offers. */
  accept: string;
  max: number;
  label: string;
  tip: string;
  /** Adds chosen files, as far as the message takes them. */
  add: (files: readonly File[], chosen: readonly File[]) => ChosenPictures;
}

/** Files that a message takes, and the sentence about those that it does not; null if it takes all. */
export interface ChosenPictures {
  pictures: File[];
  problem: string | null;
}

/**
 * Adds chosen files to the pictures of a message: others than pictures are dropped (support-012), and so are those that
 * are too large or too many.
 */
export function addPictures(pictures: readonly File[], chosen: readonly File[]): ChosenPictures {
  const images = chosen.filter(({ type }) => isPictureType(type));
  const small = images.filter(({ size }) => size <= MAX_PICTURE_BYTES);
  const all = [...pictures, ...small];
  return { pictures: all.slice(0, MAX_PICTURES), problem: describeProblem() };

  function describeProblem(): string | null {
    if (images.length < chosen.length) return 'Apenas imagens são permitidas.';
    if (small.length < images.length) return `Cada imagem pode ter até ${formatBytes(MAX_PICTURE_BYTES)}.`;
    if (all.length > MAX_PICTURES) return `Uma mensagem leva até ${MAX_PICTURES} imagens.`;
    return null;
  }
}

/** Pictures of a ticket: several, and nothing else. */
export const ticketPictures: AttachmentRules = {
  accept: pictureTypes.join(','),
  max: MAX_PICTURES,
  label: 'Anexar imagens',
  tip: `Até ${MAX_PICTURES} imagens. Também por colar ou arrastar.`,
  add: addPictures,
};
