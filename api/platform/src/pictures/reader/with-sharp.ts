import type { Raw, Sharp } from 'sharp';
import { Refusal } from '../../refusals/refusal';

/**
 * Maximum number of pixels that are unpacked; a good phone makes 50 million. Checked in the header, before anything is
 * unpacked.
 */
const MAX_PIXELS = 100e6;

/** Opens a picture; `raw`: its points, unpacked before. */
type Reader = (content: Buffer, raw?: Raw) => Sharp;

/** Loaded with the first picture, by a reader of untrusted content. Formats that nobody sends are shut off in it. */
let loading: Promise<Reader> | undefined;
const loadSharp = () => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);
    sharp.unblock({ operation: readers });
    return (content, raw) =>
      sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...(raw && { raw }) });
  });
  return loading;
};

/** Runs work with the picture library sharp. Throws a refusal (415) for a picture that sharp cannot read. */
export async function withSharp<T>(work: (read: Reader) => Promise<T>): Promise<T> {
  const read = await loadSharp().catch(() => {
    throw new Refusal(503, 'Este servidor não consegue trabalhar com imagens. Avise quem cuida dele.');
  });
  return work(read);
}

/** Converts an error of reading a picture to a refusal (415) with a message for people. */
export const toPictureRefusal = (error: unknown): Refusal => {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  const message = isTooLarge
    ? 'A imagem tem pontos demais para ser aberta. Reduza-a e envie de novo.'
    : 'A imagem está danificada ou incompleta. Salve-a de novo e envie.';
  return new Refusal(415, message, { fields: [{ path: 'file', message }] });
};
