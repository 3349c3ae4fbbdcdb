import sharp from 'sharp';
import { createPhonePhoto, readPictureFacts } from '../../../test/pictures';
import { removePictureMetadata } from './picture-notes';

const points = (picture: Buffer) => sharp(picture).raw().toBuffer();

test.each([
  ['plain', {}],
  ['in several scans', { progressive: true }],
  ['of full colours', { chromaSubsampling: '4:4:4' }],
])(
  'a photo that is %s keeps its points and which side is up, and loses what the camera wrote',
  async (_, options) => {
    const photo = await sharp(await createPhonePhoto(400, 300))
      .keepMetadata()
      .jpeg(options)
      .toBuffer();
    expect(photo.includes('Telefone do Dono')).toBe(true);
    const behind = Buffer.concat([photo, Buffer.from('PK\x03\x04 margem: 40 %')]);
    const plain = removePictureMetadata('image/jpeg', behind);
    expect((await points(plain)).equals(await points(photo))).toBe(true);
    const { orientation } = await readPictureFacts(photo);
    const facts = await readPictureFacts(plain);
    expect(facts.orientation).toBe(orientation);
    expect(facts.orientation).toBeGreaterThan(1);
    expect(plain.toString('latin1')).not.toMatch(/Telefone|margem|xmp|Photoshop/);
    expect(removePictureMetadata('image/jpeg', plain).equals(plain)).toBe(true);
  },
);

test('a screen keeps its points and loses its remarks', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#38a' } })
    .withExif({ IFD0: { Copyright: 'Telefone do Dono' } })
    .png()
    .toBuffer();
  expect(picture.includes('Telefone')).toBe(true);
  const plain = removePictureMetadata('image/png', Buffer.concat([picture, Buffer.from('margem')]));
  expect((await points(plain)).equals(await points(picture))).toBe(true);
  expect(plain.toString('latin1')).not.toMatch(/Telefone|margem/);
});

test.each([
  ['the beginning alone', Buffer.from('ffd8', 'hex')],
  ['segments without an end', Buffer.from(`ffd8${'ffe1ffff'.repeat(3)}`, 'hex')],
  ['no segment of any length', Buffer.from(`ffd8${'ffe10000'.repeat(50)}`, 'hex')],
  ['filling bytes', Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(5_000, 0xff)])],
  ['a scan without an end', Buffer.from(`ffd8ffda0002${'00ff00'.repeat(900)}`, 'hex')],
  [
    'an Exif that leads nowhere',
    Buffer.from('ffd8ffe10012457869660000 49492a00 ffffffff'.replaceAll(' ', ''), 'hex'),
  ],
])('of %s what can be read is kept', (_, content) => {
  const plain = removePictureMetadata('image/jpeg', content);
  expect(plain.subarray(0, 2).equals(content.subarray(0, 2))).toBe(true);
  expect(plain.length).toBeLessThanOrEqual(content.length + 2);
});
