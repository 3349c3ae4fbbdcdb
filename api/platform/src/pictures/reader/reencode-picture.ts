import type { Sharp } from 'sharp';
import { toPictureRefusal, withSharp } from './with-sharp';

/**
 * Options of re-encoding a picture: maximum of the longer side in pixels, and file format (`same`: JPEG and
 * PNG stay as they are).
 */
export interface EncodingOptions {
  /** Pixels of the longer side, at most; smaller pictures keep their size. */
  longest: number;
  /** `same`: JPEG stays JPEG, PNG stays PNG, so that a logo keeps what is transparent. */
  as: 'same' | 'webp';
}

/** Picture after re-encoding, with width and height in pixels. */
export interface EncodedPicture {
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
 * Re-encodes a picture: upright, in sRGB, no larger than the options allow, without metadata (place, time,
 * owner) or appended data. Throws a refusal (415) if the picture cannot be read to its end, or has too many
 * pixels to unpack.
 */
export function reencodePicture(content: Buffer, { longest, as }: EncodingOptions): Promise<EncodedPicture> {
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
      throw toPictureRefusal(error);
    }
  });
}

const isFormat = (format: string | undefined): format is Format => format !== undefined && format in makers;
