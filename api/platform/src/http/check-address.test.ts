import { connect } from 'node:net';
import { buildApp } from '../../../src/app';
import { parseConfig } from '../../../src/config';
import { databaseWithoutSites } from '../../../test/no-database';
import { stripTrailingSlashes } from './check-address';

test('the host is the one that was asked, whatever X-Forwarded-Host says', async () => {
  const config = parseConfig({ NODE_ENV: 'test', DEMO: 'off', TRUST_PROXY: '127.0.0.1' });
  const app = await buildApp({ database: databaseWithoutSites, config });
  app.get('/eco', async ({ host, hostname, ip }) => ({ host, hostname, ip }));
  const answer = await app.inject({
    url: '/eco',
    headers: {
      host: 'app.exemplo.com.br',
      'x-forwarded-host': 'mal.exemplo.com',
      'x-forwarded-for': '200.1.1.1',
    },
  });
  await app.close();
  expect(answer.json()).toEqual({
    host: 'app.exemplo.com.br',
    hostname: 'app.exemplo.com.br',
    ip: '200.1.1.1',
  });
});

test.each([
  ['https', 'https'],
  ['http, HTTPS', 'https'],
  ['javascript', 'http'],
  ['https, javascript', 'http'],
  ['', 'http'],
])('a proxy that says %j speaks %s', async (said, protocol) => {
  const config = parseConfig({ NODE_ENV: 'test', DEMO: 'off', TRUST_PROXY: '127.0.0.1' });
  const app = await buildApp({ database: databaseWithoutSites, config });
  app.get('/eco', async (request) => ({ protocol: request.protocol }));
  const answer = await app.inject({ url: '/eco', headers: { 'x-forwarded-proto': said } });
  await app.close();
  expect(answer.json()).toEqual({ protocol });
});

test.each([
  ['/assinar/x/', '/assinar/x'],
  ['/assinar/x//?a=1/&b=?/', '/assinar/x?a=1/&b=?/'],
  ['/', '/'],
  ['//', '/'],
  ['/?a=/', '/?a=/'],
  ['/assinar/x', '/assinar/x'],
  // Another call, were it without.
  ['/api/customers/', '/api/customers/'],
])('the address %s is %s', (url, expected) => {
  expect(stripTrailingSlashes(url)).toBe(expected);
});

describe('a host that is none', () => {
  const app = async () =>
    buildApp({ database: databaseWithoutSites, config: parseConfig({ NODE_ENV: 'test', DEMO: 'off' }) });

  test.each([
    "x';script-src *;exemplo.com",
    'localhost@exemplo.com',
    'localhost/exemplo.com',
    'localhost:abc',
    '[::1',
    'a b',
    'ã.com',
    'a'.repeat(300),
  ])('is refused in words: %s', async (host) => {
    const running = await app();
    for (const url of ['/entrar', '/api/updates/updated', '/assets/a.js']) {
      const answer = await running.inject({ url, headers: { host, accept: 'text/html' } });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('O endereço é inválido.');
      expect(JSON.stringify(answer.headers) + answer.body).not.toContain('exemplo.com');
    }
    await running.close();
  });

  test.each(['localhost', 'localhost:8080', '[::1]:8080', 'app_1.exemplo.com.br.', 'XN--80AK6AA92E.COM'])(
    'is not %s',
    async (host) => {
      const running = await app();
      expect((await running.inject({ url: '/nada.txt', headers: { host } })).statusCode).not.toBe(400);
      await running.close();
    },
  );

  test('stands not beside another one', async () => {
    const running = await app();
    const address = await running.listen({ port: 0 });
    const said = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      let text = '';
      socket.on('data', (piece) => {
        text += String(piece);
      });
      socket.on('close', () => resolve(text));
      socket.end('GET / HTTP/1.1\r\nHost: a.com\r\nHost: b.com\r\nConnection: close\r\n\r\n');
    });
    await running.close();
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
  });
});
