import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { type AddressInfo, createServer } from 'node:net';
import { createDnsProvider } from './dns';

const target = { name: 'sites.exemplo.com.br', addresses: ['203.0.113.7'] };
const nothing = async () => {
  throw Object.assign(new Error('nothing'), { code: 'ENODATA' });
};
const empty = { resolveTxt: nothing, resolveCname: nothing, resolve4: nothing, resolve6: nothing };
const createResolver = (answers: Partial<typeof empty>) =>
  createDnsProvider({ target, resolver: { ...empty, ...answers } as unknown as Resolver });
const HOST = 'www.sol.com.br';

test('an empty zone proves nothing and leads nowhere', async () => {
  expect(await createResolver({}).check(HOST, 'abc')).toEqual({ found: [], isOwned: false, isRouted: false });
});

test('a text in parts is one text; a flattened name leads here by its addresses', async () => {
  const zone = createResolver({
    resolveTxt: async () => [['girassol-', 'site=abc']],
    resolve4: async () => ['203.0.113.7'],
  } as unknown as typeof empty);
  expect(await zone.check(HOST, 'abc')).toMatchObject({ isOwned: true, isRouted: true });
  expect(await zone.check(HOST, 'outro')).toMatchObject({ isOwned: false, isRouted: true });
});

test('one address that is not ours leads elsewhere, and a flood of records is cut', async () => {
  const zone = createResolver({
    resolve4: async () => ['203.0.113.7', '198.51.100.1'],
    resolveTxt: async () => Array.from({ length: 5_000 }, () => ['x'.repeat(10_000)]),
  } as unknown as typeof empty);
  const { found, isRouted } = await zone.check(HOST, 'abc');
  expect(isRouted).toBe(false);
  expect(found.length).toBeLessThanOrEqual(20);
  expect(Math.max(...found.map(({ value }) => value.length))).toBeLessThanOrEqual(300);
});

test('servers that never answer end in words, in seconds', async () => {
  const silent = createSocket('udp4');
  await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve));
  const resolver = new Resolver({ timeout: 200, tries: 1 });
  resolver.setServers([`127.0.0.1:${silent.address().port}`]);
  const { failure } = await createDnsProvider({ target, resolver }).check(HOST, 'abc');
  expect(failure).toBe('Os servidores deste domínio não responderam. Tentamos de novo em seguida.');
  silent.close();
});

test('a certificate is looked at on the internet alone, and where sites are told to lead to', async () => {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const lookAt = (addresses: string[]) =>
    createDnsProvider({ target: { ...target, addresses }, port }).certificate('localhost');
  expect([await lookAt(['203.0.113.7']), visits]).toEqual(['ISSUING', 0]);
  await lookAt(['127.0.0.1', '::1']);
  expect(visits).toBeGreaterThan(0);
  server.close();
});
