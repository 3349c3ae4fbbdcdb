import type { Sharp } from 'sharp';
import { unreadable, withSharp } from './with-sharp';

export interface DrawnSize {
  content: Buffer;
  contentType: 'image/webp' | 'image/jpeg';
  width: number;
  height: number;
}

export interface DrawnSizes {
  /** Pixels of the picture as it came, upright. */
  width: number;
  height: number;
  /** The narrowest first. */
  webp: DrawnSize[];
  /** 1200 by 630, for messengers. */
  og: DrawnSize;
}

const WIDTHS = [480, 960, 1600];
const OG = { width: 1200, height: 630 };
const SECONDS = 20;

/**
 * A picture in the sizes that pages show it in, drawn anew: upright, without anything that stood beside its points. It is
 * unpacked once; a size that is wider than the picture is not drawn, but one always is. Refused (415) where it cannot be
 * read to its end, or has points that nobody should unpack.
 */
export const drawSizes = (content: Buffer): Promise<DrawnSizes> =>
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
      throw unreadable(error);
    }
  });

async function drawn(picture: Sharp, contentType: DrawnSize['contentType']): Promise<DrawnSize> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { content: data, contentType, width: info.width, height: info.height };
}
