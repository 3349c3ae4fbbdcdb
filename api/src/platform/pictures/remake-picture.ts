import type { Sharp } from 'sharp';
import { Refusal } from '../refusals/refusal';
import { atMost } from './at-most';

export interface PictureOrder {
  /** Pixels of the longer side, at most; smaller pictures keep their size. */
  longest: number;
  /** `same`: JPEG stays JPEG, PNG stays PNG, so that a logo keeps what is transparent. */
  as: 'same' | 'webp';
}

export interface RemadePicture {
  content: Buffer;
  contentType: string;
  width: number;
  height: number;
}

/** Points that are unpacked at most; a good phone makes 50 million. Asked of the header, before anything is unpacked. */
const MOST_POINTS = 100e6;
const SECONDS = 20;

const makers = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 84, progressive: true }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 9 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80 }),
};
type Format = keyof typeof makers;

/** Each has a core while it works, outside the event loop. */
const inTurn = atMost(2, 30);

/** Loaded with the first picture: most processes never need its 18 MB. Formats that nobody sends are shut off in it. */
let loading: Promise<(content: Buffer) => Sharp> | undefined;
const loadSharp = () => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);
    sharp.unblock({ operation: readers });
    return (content) => sharp(content, { limitInputPixels: MOST_POINTS, failOn: 'error' });
  });
  return loading;
};

/**
 * A picture drawn anew: upright, in sRGB, no larger than ordered, and with nothing of what the camera or anybody else wrote
 * beside its points (place, time, owner, whatever hangs on behind). Refused (415) where it cannot be read to its end, and
 * where it has points that nobody should unpack.
 */
export function remakePicture(content: Buffer, { longest, as }: PictureOrder): Promise<RemadePicture> {
  return inTurn(async () => {
    const read = await loadSharp().catch(() => {
      throw new Refusal(503, 'Este servidor não consegue trabalhar com imagens. Avise quem cuida dele.');
    });
    try {
      const { format } = await read(content).metadata();
      const wanted: Format = as === 'webp' || !isFormat(format) ? 'webp' : format;
      const upright = read(content)
        .autoOrient()
        .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: SECONDS });
      const { data, info } = await makers[wanted](upright).toBuffer({ resolveWithObject: true });
      return { content: data, contentType: `image/${wanted}`, width: info.width, height: info.height };
    } catch (error) {
      throw unreadable(error);
    }
  });
}

const isFormat = (format: string | undefined): format is Format => format !== undefined && format in makers;

const unreadable = (error: unknown): Refusal => {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  const message = isTooLarge
    ? 'A imagem tem pontos demais para ser aberta. Reduza-a e envie de novo.'
    : 'A imagem está danificada ou incompleta. Salve-a de novo e envie.';
  return new Refusal(415, message, { fields: [{ path: 'file', message }] });
};
