import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import sharp from 'sharp';
import { ONE_PIXEL_PNG } from '../../../../../test/form';
import { describeApi } from '../../../../../test/harness';
import { createPhonePhoto, readPictureFacts } from '../../../../../test/pictures';
import { createSite } from '../../../../../test/websites';

describeApi('pictures of a site', (api) => {
  const upload = (name: string, content: Buffer | string) => ({
    as: api.people.owner,
    params: { userId: api.people.owner.userId },
    file: { name, content },
  });
  const KEY = 'POST /websites/user/:userId/image';
  beforeAll(() => createSite(api, api.people.owner));

  test('are drawn in three sizes and one for messengers, upright and without what the camera knew', async () => {
    const { image } = await api.call(KEY, upload('telhado.jpg', await createPhonePhoto(2_400, 1_800)));
    expect(image).toMatchObject({ width: 1_800, height: 2_400 });
    expect(image.sizes.map(({ width }) => width)).toEqual([480, 960, 1_600]);
    for (const { url, width } of image.sizes) {
      const sent = await api.send({ url });
      expect(sent.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': expect.stringContaining('immutable'),
      });
      const facts = await readPictureFacts(sent.rawPayload);
      expect([facts.width, facts.exif]).toEqual([width, undefined]);
    }
    const [row] = await api.query<{ sizes: { og: { fileId: string } } }>('select sizes from website_images');
    const og = await api.send({
      url: `/institucional/imagem/${api.people.owner.accountId}/${row?.sizes.og.fileId}`,
    });
    expect(await readPictureFacts(og.rawPayload)).toMatchObject({
      format: 'jpeg',
      width: 1_200,
      height: 630,
    });
    const { images } = await api.call('GET /websites/images/:userId', {
      as: api.people.owner,
      params: { userId: api.people.owner.userId },
    });
    expect(images).toContainEqual(image);
  });

  test.each([
    [
      'a drawing that is called a photo',
      'foto.png',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    ],
    ['a text', 'foto.jpg', async () => 'telhado'],
    ['a photo that is cut off', 'foto.jpg', async () => (await createPhonePhoto()).subarray(0, 600)],
    [
      'a picture of more points than anybody should unpack',
      'foto.png',
      () =>
        sharp({
          create: { width: 18_000, height: 17_000, channels: 3, background: '#888' },
          limitInputPixels: false,
        })
          .png()
          .toBuffer(),
    ],
  ])(
    'are refused where it is %s',
    async (_what, name, content) => {
      const refused = await api.refused(KEY, upload(name, await content()));
      expect(refused).toMatchObject({ status: 415, fields: [{ path: 'file' }] });
      expect(await api.query('select 1 from stored_files where not is_kept')).toEqual([]);
    },
    TEST_TIMEOUTS_MS.process,
  );

  test('of one pixel are still pictures', async () => {
    const { image } = await api.call(KEY, upload('ponto.png', ONE_PIXEL_PNG));
    expect(image.sizes).toHaveLength(1);
  });

  test('stay with their account', async () => {
    const { image } = await api.call(KEY, upload('telhado.jpg', await createPhonePhoto()));
    const file = image.sizes[0]?.url.split('/').at(-1);
    const { neighbour } = api.people;
    expect((await api.send({ url: `/institucional/imagem/${neighbour.accountId}/${file}` })).statusCode).toBe(
      404,
    );
  });
});
