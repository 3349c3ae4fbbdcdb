import type { Sharp } from 'sharp';
import { unreadable, withSharp } from './with-sharp';

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

const SECONDS = 20;

const makers = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 84, progressive: true }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 9 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80 }),
};
type Format = keyof typeof makers;

/**
 * A picture drawn anew: upright, in sRGB, no larger than ordered, and with nothing of what the camera or anybody else wrote
 * beside its points (place, time, owner, whatever hangs on behind). Refused (415) where it cannot be read to its end, and
 * where it has points that nobody should unpack.
 */
export function remakePicture(content: Buffer, { longest, as }: PictureOrder): Promise<RemadePicture> {
  return withSharp(async (read) => {
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
