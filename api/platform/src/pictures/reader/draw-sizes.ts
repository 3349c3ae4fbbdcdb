import type { Sharp } from 'sharp';
import { toPictureRefusal, withSharp } from './with-sharp';

/** Picture in one of the sizes that pages show, re-encoded. */
export interface ResizedPicture {
  content: Buffer;
  contentType: 'image/webp' | 'image/jpeg';
  width: number;
  height: number;
}

/**
 * Pictures in all sizes that pages show, narrowest first, a JPEG of 1200 by 630 pixels for messengers (`og`),
 * and the size of the upright original.
 */
export interface ResizedPictures {
  /** Pixels of the picture as it came, upright. */
  width: number;
  height: number;
  /** The narrowest first. */
  webp: ResizedPicture[];
  /** 1200 by 630, for messengers. */
  og: ResizedPicture;
}

const WIDTHS = [480, 960, 1600];
const OG = { width: 1200, height: 630 };
const SECONDS = 20;

/**
 * Re-encodes a picture in all sizes that pages show, upright and without metadata. Leaves out sizes wider
 * than the picture, but makes at least one. Throws a refusal (415) if the picture cannot be read to its end,
 * or has too many pixels to unpack.
 */
export const resizePictureToPageSizes = (content: Buffer): Promise<ResizedPictures> =>
  withSharp(async (read) => {
    try {
      const { autoOrient: upright } = await read(content).metadata();
      const widest = Math.min(upright.width, WIDTHS.at(-1) ?? upright.width);
      const { data, info } = await read(content)
        .autoOrient()
        .resize({ width: widest })
        .toColourspace('srgb')
        .timeout({ seconds: SECONDS })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const points = () => read(data, info);
      const widths = [...WIDTHS.filter((width) => width < widest), widest];
      const webp = await Promise.all(
        widths.map((width) =>
          drawn(points().resize({ width }).webp({ quality: 78, effort: 3 }), 'image/webp'),
        ),
      );
      const og = await drawn(
        points()
          .resize({ ...OG, fit: 'cover', position: 'centre' })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 82, progressive: true }),
        'image/jpeg',
      );
      return { width: upright.width, height: upright.height, webp, og };
    } catch (error) {
      throw toPictureRefusal(error);
    }
  });

async function drawn(picture: Sharp, contentType: ResizedPicture['contentType']): Promise<ResizedPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { content: data, contentType, width: info.width, height: info.height };
}
