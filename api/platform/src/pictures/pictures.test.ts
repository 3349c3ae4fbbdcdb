import sharp from 'sharp';
import { createPhonePhoto, readPictureFacts } from '../../../test/pictures';
import { createHeldBytes } from '../untrusted/held-bytes.testing';
import { reencodePicture } from '.';

describe('a picture that is drawn anew', () => {
  test('is upright and has nothing of what the camera wrote', async () => {
    const photo = await createPhonePhoto(400, 300);
    expect(photo.includes('Telefone do Dono')).toBe(true);
    const made = await reencodePicture(photo, { longest: 2_000, as: 'same' }, 'a');
    expect(made).toMatchObject({ contentType: 'image/jpeg', width: 300, height: 400 });
    expect(made.content.includes('Telefone')).toBe(false);
    const { exif, xmp, iptc, orientation } = await readPictureFacts(made.content);
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('is no larger than ordered, and never larger than it was', async () => {
    const photo = await createPhonePhoto(400, 300);
    expect(await reencodePicture(photo, { longest: 100, as: 'webp' }, 'a')).toMatchObject({
      contentType: 'image/webp',
      width: 75,
      height: 100,
    });
    expect((await reencodePicture(photo, { longest: 9_000, as: 'webp' }, 'a')).height).toBe(400);
  });

  test('keeps what is transparent', async () => {
    const logo = await sharp({ create: { width: 20, height: 10, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer();
    const made = await reencodePicture(logo, { longest: 1_200, as: 'same' }, 'a');
    expect(made.contentType).toBe('image/png');
    expect((await readPictureFacts(made.content)).hasAlpha).toBe(true);
  });

  test('loses what hangs on behind', async () => {
    const polyglot = Buffer.concat([
      await createPhonePhoto(),
      Buffer.from('PK\x03\x04 <script>alert(1)</script>'),
    ]);
    const made = await reencodePicture(polyglot, { longest: 2_000, as: 'same' }, 'a');
    expect(made.content.includes('script')).toBe(false);
  });

  test.each([
    ['cut off', async () => (await createPhonePhoto()).subarray(0, 600), /danificada/],
    ['no picture', async () => Buffer.from('telhado'), /danificada/],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      /danificada/,
    ],
    ['a hundred million points', flatPng, /pontos demais/],
  ])('is refused in words when it is %s', async (_what, content, words) => {
    await expect(reencodePicture(await content(), { longest: 480, as: 'webp' }, 'a')).rejects.toMatchObject({
      status: 415,
      message: expect.stringMatching(words),
    });
  });

  test('of an account that sends many at once leaves room for those of others', async () => {
    const photo = await createPhonePhoto(400, 300);
    const held = createHeldBytes(photo);
    const many = Array.from({ length: 12 }, () =>
      reencodePicture(held.take(), { longest: 100, as: 'webp' }, 'a'),
    );
    await expect(reencodePicture(photo, { longest: 100, as: 'webp' }, 'b')).resolves.toBeDefined();
    held.release();
    await Promise.all(many);
  });

  test('a photo of 12 million points leaves the event loop free', async () => {
    const photo = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    await reencodePicture(photo, { longest: 480, as: 'webp' }, 'a');
    let turns = 0;
    let isDone = false;
    const spin = () => {
      turns += 1;
      if (!isDone) setImmediate(spin);
    };
    spin();
    await Promise.all([1, 2, 3].map(() => reencodePicture(photo, { longest: 480, as: 'webp' }, 'a')));
    isDone = true;
    // Thousands on a quiet machine; a process that does the work itself turns two or three times.
    expect(turns).toBeGreaterThan(10);
  });
});

/** Few bytes that unpack to 300 MB. */
function flatPng(): Promise<Buffer> {
  return sharp({ create: { width: 10_100, height: 10_000, channels: 3, background: '#888' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
