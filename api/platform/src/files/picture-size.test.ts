import { ONE_PIXEL_PNG } from '../../../test/form';
import { readPixelCount } from './picture-size';

const square = 65_535;

/** The bytes of a text where one character is one byte. */
const bytes = (text: string) => Buffer.from(text, 'latin1');

test('pictures say their size before anybody decodes them', () => {
  expect(readPixelCount('png', ONE_PIXEL_PNG)).toBe(1);
  const png = Buffer.from(ONE_PIXEL_PNG);
  png.writeUInt32BE(square, 16);
  png.writeUInt32BE(square, 20);
  expect(readPixelCount('png', png)).toBe(square * square);
  expect(readPixelCount('gif', bytes('GIF89a\xff\xff\xff\xff'))).toBe(square * square);
  expect(readPixelCount('webp', bytes(`RIFF....WEBPVP8X....\0\0\0\0\x0f\0\0\x1f\0\0`))).toBe(16 * 32);
  const jpeg = bytes('\xff\xd8\xff\xe0\0\x04ab\xff\xc4\0\x03x\xff\xc2\0\x11\x08\0\x20\0\x10');
  expect(readPixelCount('jpeg', jpeg)).toBe(16 * 32);
});

test('what is too short to say, or no picture, says nothing', () => {
  for (const signature of ['png', 'jpeg', 'webp', 'bmp', 'gif', 'pdf', 'svg'] as const)
    expect(readPixelCount(signature, bytes('\xff\xd8'))).toBeUndefined();
});
