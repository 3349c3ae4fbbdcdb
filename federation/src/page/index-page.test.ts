import { createHash } from 'node:crypto';
import type { PageData } from '../registry/manifest';
import { buildManifest } from '../registry/testing';
import { allowImportMap } from './allow-import-map';
import { addReleaseToIndexPage, addRemoteInDevelopmentToIndexPage, parsePageData } from './index-page';

const manifest = (name: string, version: string) =>
  buildManifest(name, { version, title: '</script>', team: 'x' });
const live = ['mfe-a', 'mfe-b'].map((name) => ({
  ...manifest(name, '1.0.0'),
  baseUrl: `/releases/${name}/1.0.0/`,
}));
const data: Pick<PageData, 'registry' | 'serviceWorker'> = {
  serviceWorker: 'run',
  registry: { revision: 'live', remotes: live },
};
const html = `<head>
<meta property="csp-nonce" nonce="n0">
<link rel="preload" as="script" href="/assets/shell.js" crossorigin>
<link rel="preload" as="script" href="/releases/mfe-a/1.0.0/entry.js" crossorigin>
<link rel="preload" as="script" href="/releases/mfe-b/1.0.0/entry.js" crossorigin>
<script type="application/json" id="girassol-page" nonce="n0">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
</head>`;

const candidate = { ...manifest('mfe-a', '2.0.0'), baseUrl: '/releases/mfe-a/2.0.0/' };
const remotesOn = (page: string) =>
  parsePageData(page).registry.remotes.map(({ name, version }) => `${name} ${version}`);

test('a candidate alone is the one remote of its page, and nothing of the live ones is fetched ahead', () => {
  const page = addReleaseToIndexPage(html, candidate, 'alone');
  expect(remotesOn(page)).toEqual(['mfe-a 2.0.0']);
  expect(page).toContain('/assets/shell.js');
  expect(page).not.toContain('/releases/mfe-b/1.0.0/entry.js" crossorigin');
  // Words of a manifest never end the element they stand in.
  expect(page.match(/<\/script>/g)).toHaveLength(1);
});

test('a candidate among others takes the place of the live release', () => {
  const page = addReleaseToIndexPage(html, candidate, 'among others');
  expect(remotesOn(page)).toEqual(['mfe-b 1.0.0', 'mfe-a 2.0.0']);
  expect(page).toContain('/releases/mfe-b/1.0.0/entry.js" crossorigin');
  expect(page).not.toContain('/releases/mfe-a/1.0.0/entry.js" crossorigin');
});

test('a remote in work stands among the live ones, on the host that is looked at', () => {
  const policy =
    "default-src 'none'; script-src app.test/assets/ app.test/releases/; require-trusted-types-for 'script'; trusted-types default; report-uri /x";
  const page = addRemoteInDevelopmentToIndexPage(
    { html, policy },
    { manifest: manifest('mfe-a', 'development'), baseUrl: '/releases/mfe-a/development/' },
    { from: 'app.test', to: 'localhost:8100' },
  );
  expect(parsePageData(page.html).development).toBe(true);
  expect(remotesOn(page.html)).toEqual(['mfe-b 1.0.0', 'mfe-a development']);
  expect(page.html).not.toContain('href="/releases/mfe-a/1.0.0');
  expect(page.html).toContain('href="/releases/mfe-b/1.0.0');
  expect(page.policy).toBe(
    "default-src 'none'; script-src localhost:8100/assets/ localhost:8100/releases/; require-trusted-types-for 'script'; trusted-types default",
  );
});

test('a page that was edited is kept by no service worker', () => {
  expect(parsePageData(html)).toHaveProperty('serviceWorker');
  expect(parsePageData(addReleaseToIndexPage(html, candidate, 'alone'))).not.toHaveProperty('serviceWorker');
  const { html: inWork } = addRemoteInDevelopmentToIndexPage(
    { html, policy: '' },
    { manifest: manifest('mfe-a', 'development'), baseUrl: '/releases/mfe-a/development/' },
    { from: 'app.test', to: 'localhost:8100' },
  );
  expect(parsePageData(inWork)).not.toHaveProperty('serviceWorker');
});

test('a page of something else is named as that', () => {
  expect(() => parsePageData('<title>Entrar na rede</title>')).toThrow(/GF-702/);
});

test('a candidate of modules is in the import map of its page, beside the live ones, and the policy allows that map', () => {
  const modules = { ...candidate, entryType: 'module' as const, integrity: { 'entry.js': 'sha384-new' } };
  const live = '<script type="importmap">{"integrity":{"/releases/mfe-b/1.0.0/a.js":"sha384-b"}}</script>';
  const page = addReleaseToIndexPage(html.replace('<head>', `<head>${live}`), modules, 'among others');
  const [, map = '', ...others] = page.split(/<script type="importmap">|<\/script>\n<meta/);
  expect(JSON.parse(map)).toEqual({
    integrity: { '/releases/mfe-b/1.0.0/a.js': 'sha384-b', '/releases/mfe-a/2.0.0/entry.js': 'sha384-new' },
  });
  expect(others.join('')).not.toContain('importmap');
  const hash = createHash('sha256').update(map).digest('base64');
  expect(allowImportMap("default-src 'none'; script-src app.test/assets/", page)).toBe(
    `default-src 'none'; script-src 'sha256-${hash}' app.test/assets/`,
  );
  expect(allowImportMap("script-src 'self'", html)).toBe("script-src 'self'");
});
