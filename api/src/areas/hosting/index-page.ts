import { brandIconUrl } from '@girassol/api-platform/http/brand-mark';
import { escapeHtml } from '@girassol/api-platform/http/escape-html';
import type { PageData, PreloadedFile, ShellManifest } from '@girassol/federation/registry';
import { reactRefreshHookScript } from './development-servers';
import { APP_MANIFEST_URL, getAppleIconUrl } from './installation/build-app-manifest';

interface IndexPage {
  data: PageData;
  shell: ShellManifest;
  nonce: string;
  /** Files to preload for this address, besides the first scripts of the shell. */
  announced: PreloadedFile[];
  /** Hashes of modules that import each other; null where no area of the page has any. */
  importMap: string | null;
  /** True where the page begins with the top bar of somebody who is signed in. */
  hasTopBar: boolean;
}

/**
 * Renders the HTML of the product's index page, with the data that its scripts need and preload links for the
 * files that the scripts fetch.
 */
export function renderIndexPage({ data, shell, nonce, announced, importMap, hasTopBar }: IndexPage): string {
  const { brand } = data.distribution;
  const icon = brand.faviconUrl ?? brand.logoUrl ?? brandIconUrl;
  const { baseUrl } = data.shell;
  const preloads = announced.map(
    ({ href, integrity }) =>
      `<link rel="preload" as="script" href="${escapeHtml(href)}"${integrityAttribute(integrity)} crossorigin>`,
  );
  const fonts = shell.fonts.map(
    (name) =>
      `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(baseUrl + name)}" crossorigin>`,
  );
  const scripts = shell.scripts.map(
    (name) =>
      `<script defer src="${escapeHtml(baseUrl + name)}"${integrityAttribute(data.shell.integrity[name])} crossorigin></script>`,
  );
  const appleIcon = getAppleIconUrl(brand);
  const installation = data.host.isProduct
    ? [
        `<link rel="manifest" href="${APP_MANIFEST_URL}">`,
        ...(appleIcon ? [`<link rel="apple-touch-icon" href="${appleIcon}">`] : []),
      ]
    : [];
  return `<!doctype html>
<html lang="pt-BR" translate="no">
<head>
<meta charset="utf-8">
${importMap ? `<script type="importmap">${importMap}</script>` : ''}
<meta name="google" content="notranslate">
<title>${escapeHtml(brand.title)}</title>
<meta name="description" content="${escapeHtml(brand.description)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="${escapeHtml(icon)}">
${[...installation, ...fonts, ...scripts, ...preloads].join('\n')}
${data.development ? `<script nonce="${nonce}">${reactRefreshHookScript}</script>` : ''}
<style nonce="${nonce}">html{background:#faf8f4}@media (prefers-color-scheme:dark){html{background:#10201b}}${hasTopBar ? drawEmptyTopBar(brand.logoUrl ?? brandIconUrl) : ''}</style>
<script type="application/json" id="girassol-page" nonce="${nonce}">${embed(data)}</script>
</head>
<body>
<div id="root"></div>
<noscript>O ${escapeHtml(brand.name)} precisa de JavaScript. Ative-o no navegador e recarregue a página.</noscript>
</body>
</html>
`;
}

/**
 * Styles of what stands there until the shell has drawn the page: its top bar with the logo, in the same place and height. The
 * browser paints it before the first script has come.
 */
const drawEmptyTopBar = (logoUrl: string): string =>
  'body{margin:0}' +
  '#root:empty{height:56px;box-sizing:border-box;border-bottom:1px solid #e4dfd5;background:#fff 20px 50%/auto 24px no-repeat}' +
  `#root:empty{background-image:url("${logoUrl.replace(/["\\<>\s]/g, encodeURIComponent)}")}` +
  // Behind the button of the menu, which is larger for fingers.
  '@media (max-width:899px){#root:empty{background-position:52px 50%}}' +
  '@media (max-width:899px) and (pointer:coarse){#root:empty{background-position:60px 50%}}' +
  '@media (prefers-color-scheme:dark){#root:empty{background-color:#172a24;border-color:#2c443b}}';

const integrityAttribute = (hash: string | undefined) => (hash ? ` integrity="${escapeHtml(hash)}"` : '');

/** JSON that cannot end its script element, nor begin a comment in it. */
function embed(data: PageData): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
