import sharp from 'sharp';
import { encode } from 'uqr';

/** Pixels of a module of the code, and modules of its quiet margin (ISO/IEC 18004 asks for four). */
const PIXELS = 6;
const MARGIN = 4;

/** Draws the QR code of a Pix text as PNG, in Base64. */
export async function createPixPicture(text: string): Promise<string> {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const side = size * PIXELS;
  const pixels = Buffer.alloc(side * side, 255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (data[Math.floor(y / PIXELS)]?.[Math.floor(x / PIXELS)]) pixels[y * side + x] = 0;
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
  return png.toString('base64');
}
