import { reencodePicture } from '@girassol/api-platform/pictures';
import { Refusal } from '@girassol/api-platform/refusals/refusal';

/** Pixels of the longer side: a line of ink, not a photo. */
const MAX_DRAWING_PIXELS = 800;
const PNG = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;

/** Drawn signature as a re-encoded picture, null if nothing was drawn, or the problem with it. */
export interface ParsedDrawing {
  /** Null: nothing was drawn. */
  picture: Buffer | null;
  problem: string | null;
}

/**
 * Parses the data URL of a drawn signature and re-encodes the picture, so that nothing but its pixels is
 * stored. The work counts for `accountId` in the queue of untrusted tasks. The picture is null if nothing was
 * drawn; `problem` is set if the drawing cannot be read.
 */
export async function parseDrawing(address: string, accountId: string): Promise<ParsedDrawing> {
  if (address === '') return { picture: null, problem: null };
  const base64 = PNG.exec(address)?.[1];
  if (!base64) return { picture: null, problem: UNREADABLE_DRAWING_MESSAGE };
  try {
    const made = await reencodePicture(
      Buffer.from(base64, 'base64'),
      { longest: MAX_DRAWING_PIXELS, as: 'same' },
      accountId,
    );
    return { picture: made.content, problem: null };
  } catch (error) {
    if (error instanceof Refusal) return { picture: null, problem: UNREADABLE_DRAWING_MESSAGE };
    throw error;
  }
}

/** Returns the address of a parsed drawing for the form that is shown again. Empty if nothing readable was drawn. */
export const formatDrawing = ({ picture }: ParsedDrawing): string =>
  picture ? `data:image/png;base64,${picture.toString('base64')}` : '';

const UNREADABLE_DRAWING_MESSAGE = 'O desenho não pôde ser lido. Desenhe de novo, ou assine sem ele.';
