import { isPublicHost, isPublicIpAddress } from './public-address';

test.each(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is of the internet', (ip) => {
  expect(isPublicIpAddress(ip)).toBe(true);
});

test.each([
  ...['127.0.0.1', '10.0.0.1', '172.16.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...[
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fec0::1',
  ],
  // IPv4 in IPv6: mapped, compatible, translated, NAT64, 6to4, Teredo.
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '::10.0.0.1', '::a9fe:a9fe', '::ffff:0:10.0.0.1'],
  ...[
    '64:ff9b::10.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '2001::1',
  ],
  ...['4000::1', '2001:db8::1', 'ff02::1', 'nada', ''],
])('%s is not', (ip) => {
  expect(isPublicIpAddress(ip)).toBe(false);
});

test.each([
  ['exemplo.com.br', true],
  ['exemplo.com.br.', true],
  ['[2606:4700::1111]', true],
  ['localhost', false],
  ['localhost.', false],
  ['a.localhost.', false],
  ['servidor', false],
  ['servidor.', false],
  ['banco.internal.', false],
  ['impressora.local', false],
  ['roteador.home.arpa', false],
  ['10.0.0.1.', false],
  ['[::127.0.0.1]', false],
  ['[::7f00:1]', false],
  ['[64:ff9b::a00:1]', false],
  ['', false],
  ['.', false],
])('the host %j may be of the internet: %j', (host, expected) => {
  expect(isPublicHost(host)).toBe(expected);
});
