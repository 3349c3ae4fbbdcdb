import { withSharp } from '@girassol/api-platform/pictures/reader/with-sharp';

/**
 * Creates a JPEG photo of `width` by `height` pixels with the detail of a camera photo: sky, roof and grainy leaves.
 */
export function createPhoto(width: number, height: number): Promise<Buffer> {
  const points = Buffer.alloc(width * height * 3);
  let state = 20_261_124;
  const grain = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 24) / 255 - 0.5;
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height];
      const leaves = Math.sin(u * 90) * Math.sin(v * 70 + u * 13) * 40;
      const isModule = v > 0.4 && v < 0.8 && (u * 14) % 1 > 0.06 && (v * 16) % 1 > 0.08;
      const [red, green, blue] =
        v < 0.4 ? [120 + v * 200, 165 + v * 120, 215] : isModule ? [28, 44, 92] : [150, 88, 62];
      const light = v < 0.4 ? Math.sin(u * 9 + v * 14) * 14 : isModule ? u * 40 : leaves;
      const noise = grain() * 46;
      points[(y * width + x) * 3] = Math.max(0, Math.min(255, red + light + noise));
      points[(y * width + x) * 3 + 1] = Math.max(0, Math.min(255, green + light + noise));
      points[(y * width + x) * 3 + 2] = Math.max(0, Math.min(255, blue + light + noise));
    }
  return withSharp((read) => read(points, { width, height, channels: 3 }).jpeg({ quality: 88 }).toBuffer());
}

/** Creates a JPEG of one colour: few bytes for its number of pixels. */
export const createSingleColourPhoto = (width: number, height: number): Promise<Buffer> =>
  withSharp((read) =>
    read(Buffer.alloc(width * height * 3, 0x88), { width, height, channels: 3 })
      .jpeg()
      .toBuffer(),
  );
