import { isPageRequest } from './is-page-request';

const wants = (url: string, headers: Record<string, string>) => isPageRequest({ url, headers });

test.each([
  ['a browser', { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }],
  ['curl, monitors and previews', { accept: '*/*' }],
  ['a program that says nothing', {}],
  ['an empty header', { accept: '' }],
  ['any text', { accept: 'text/*;q=0.5' }],
  ['several, with anything among them', { accept: 'application/json, */*;q=0.1' }],
  ['a browser that reads a link', { accept: '*/*', 'sec-fetch-dest': 'document' }],
])('%s gets the page', (_, headers) => {
  for (const url of ['/login', '/', '/vendas/funil/1?busca=a.b']) expect(wants(url, headers)).toBe(true);
});

test.each([
  ['a call', '/login', { accept: 'application/json' }],
  ['a picture', '/login', { accept: 'image/avif,image/webp' }],
  ['a picture of a page', '/foto', { accept: 'image/webp,*/*;q=0.8', 'sec-fetch-dest': 'image' }],
  ['a script of a page', '/login', { accept: '*/*', 'sec-fetch-dest': 'script' }],
  ['what a script of a page fetches', '/login', { accept: '*/*', 'sec-fetch-dest': 'empty' }],
  ['a file', '/robots.txt', { accept: '*/*' }],
  ['a file of another product', '/wp-login.php?a=b', {}],
])('%s does not', (_, url, headers) => {
  expect(wants(url, headers)).toBe(false);
});
