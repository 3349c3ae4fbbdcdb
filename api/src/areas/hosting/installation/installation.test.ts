import sharp from 'sharp';
import { describeApi } from '../../../../test/harness';

interface Manifest {
  name: string;
  short_name: string;
  theme_color: string;
  icons: { src: string; sizes: string; type?: string; purpose: string }[];
}

describeApi('installation of the product as an app', (api) => {
  const read = (host: string, url: string) => api.app.inject({ url, headers: { host } });
  const readManifest = async (host: string): Promise<Manifest> =>
    (await read(host, '/federation/app.webmanifest')).json();

  test('each host has the manifest of its brand', async () => {
    expect(await readManifest('localhost')).toMatchObject({ name: 'Girassol', theme_color: '#1F6F54' });
    expect(await readManifest('serrana.localhost')).toMatchObject({
      short_name: 'Serrana Solar',
      theme_color: '#1F5673',
    });
  });

  test('icons have the size that the manifest names, in the colours of the brand', async () => {
    const colors: string[] = [];
    for (const host of ['localhost', 'serrana.localhost']) {
      const { icons } = await readManifest(host);
      expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
        '192x192 any',
        '512x512 any',
        '512x512 maskable',
      ]);
      for (const { src, sizes } of icons) {
        const { statusCode, headers, rawPayload } = await read(host, src);
        expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
        const { width, height } = await sharp(rawPayload).metadata();
        expect(`${width}x${height}`).toBe(sizes);
      }
      const icon = sharp((await read(host, icons[1]?.src ?? '')).rawPayload);
      // The middle of the mark is the colour of the leaf.
      const [red, green, blue] = await icon
        .extract({ left: 256, top: 256, width: 1, height: 1 })
        .raw()
        .toBuffer();
      colors.push([red, green, blue].map((part) => part?.toString(16).padStart(2, '0')).join(''));
    }
    expect(colors).toEqual(['1f6f54', '1f5673']);
  });

  test('a brand with a picture of its own is installed with it, and the picture runs nothing', async () => {
    const { icons } = await readManifest('aurora.localhost');
    expect(icons).toEqual([
      {
        src: expect.stringMatching(/^\/federation\/icons\/picture\.svg\?v=/),
        sizes: 'any',
        type: 'image/svg+xml',
        purpose: 'any',
      },
    ]);
    const { body, headers } = await read('aurora.localhost', icons[0]?.src ?? '');
    expect(body).toContain('<image href="data:image/svg+xml');
    expect(headers['content-security-policy']).toBe("default-src 'none'; img-src data:; sandbox");
  });

  test('a domain of a customer offers no installation, and there are no other icons', async () => {
    expect((await read('cliente.exemplo', '/federation/app.webmanifest')).statusCode).toBe(404);
    expect((await read('cliente.exemplo', '/federation/icons/icon-192.png')).statusCode).toBe(404);
    for (const name of ['picture.svg', 'constructor', 'nada.png'])
      expect((await read('localhost', `/federation/icons/${name}`)).statusCode).toBe(404);
  });
});
