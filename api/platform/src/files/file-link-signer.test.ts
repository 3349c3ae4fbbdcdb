import type { Tx } from '../database';
import { formatContentDisposition } from './content-disposition';
import { createFileLinkSigner } from './file-link-signer';

const links = createFileLinkSigner(async () => Buffer.from('a secret'));
// The secret above asks no database.
const tx = {} as Tx;
const file = { accountId: 'a', fileId: 'f', name: 'conta de luz.pdf' };
const NOW = Date.UTC(2026, 6, 31, 12, 0, 0);
const MINUTE = 60_000;

async function made(now = NOW) {
  const url = new URL(await links.linkTo(tx, file, now), 'http://x');
  const { expires = '', signature = '' } = Object.fromEntries(url.searchParams);
  return { url, given: { expires: Number(expires), signature } };
}

test('a link names its file and is good for minutes', async () => {
  const { url, given } = await made();
  expect(url.pathname).toBe('/api/files/a/f/conta%20de%20luz.pdf');
  expect(await links.isGood(tx, file, given, NOW + 9 * MINUTE)).toBe(true);
  expect(await links.isGood(tx, file, given, NOW + 21 * MINUTE)).toBe(false);
});

test('links of the same minutes are the same, so that a browser need not load an image twice', async () => {
  expect((await made(NOW + 1)).url.href).toBe((await made(NOW + 9 * MINUTE)).url.href);
});

test('a link is for one file of one account under one name, and cannot be prolonged', async () => {
  const { given } = await made();
  for (const other of [{ accountId: 'b' }, { fileId: 'g' }, { name: 'virus.exe' }])
    expect(await links.isGood(tx, { ...file, ...other }, given, NOW)).toBe(false);
  expect(await links.isGood(tx, file, { ...given, expires: given.expires + 600 }, NOW)).toBe(false);
  for (const signature of ['', 'x', `${given.signature}A`])
    expect(await links.isGood(tx, file, { ...given, signature }, NOW)).toBe(false);
  const stranger = createFileLinkSigner(async () => Buffer.from('another secret'));
  expect(await stranger.isGood(tx, file, given, NOW)).toBe(false);
});

test('a name cannot leave the header that carries it', () => {
  const value = formatContentDisposition('attachment', 'conta"; x="\r\nset-cookie: a=b; ção.pdf');
  expect(value).toMatch(/^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w%.~-]*$/);
  expect(formatContentDisposition('inline', 'Ação (1).pdf')).toBe(
    'inline; filename="Acao (1).pdf"; filename*=UTF-8\'\'A%C3%A7%C3%A3o%20%281%29.pdf',
  );
});
