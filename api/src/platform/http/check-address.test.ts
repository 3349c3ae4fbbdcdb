import { withoutDatabase } from '../../../test/no-database';
import { buildApp } from '../../app';
import { readConfig } from '../../config';
import { withoutEndingSlash } from './check-address';

test('the host is the one that was asked, whatever X-Forwarded-Host says', async () => {
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', TRUST_PROXY: '127.0.0.1' });
  const app = await buildApp({ database: withoutDatabase, config });
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
  ['/assinar/x/', '/assinar/x'],
  ['/assinar/x//?a=1/&b=?/', '/assinar/x?a=1/&b=?/'],
  ['/', '/'],
  ['//', '/'],
  ['/?a=/', '/?a=/'],
  ['/assinar/x', '/assinar/x'],
  // Another call, were it without.
  ['/api/customers/', '/api/customers/'],
])('the address %s is %s', (url, expected) => {
  expect(withoutEndingSlash(url)).toBe(expected);
});
