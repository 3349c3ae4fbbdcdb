import { remakePicture } from '../../../platform/pictures';
import { Refusal } from '../../../platform/refusals/refusal';

/** Pixels of the longer side: a line of ink, not a photo. */
const LONGEST = 800;
const PNG = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;

export interface ReadDrawing {
  /** Null: nothing was drawn. */
  picture: Buffer | null;
  problem: string | null;
}

/** What somebody drew, drawn anew so that nothing but its points is kept. */
export async function readDrawing(address: string): Promise<ReadDrawing> {
  if (address === '') return { picture: null, problem: null };
  const base64 = PNG.exec(address)?.[1];
  if (!base64) return { picture: null, problem: UNREADABLE };
  try {
    const made = await remakePicture(Buffer.from(base64, 'base64'), { longest: LONGEST, as: 'same' });
    return { picture: made.content, problem: null };
  } catch (error) {
    if (error instanceof Refusal) return { picture: null, problem: UNREADABLE };
    throw error;
  }
}

const UNREADABLE = 'O desenho não pôde ser lido. Desenhe de novo, ou assine sem ele.';
