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
}

/**
 * Renders the HTML of the product's index page, with the data that its scripts need and preload links for the
 * files that the scripts fetch.
 */
export function renderIndexPage({ data, shell, nonce, announced, importMap }: IndexPage): string {
  const { brand } = data.distribution;
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
<link rel="icon" href="${escapeHtml(brand.faviconUrl ?? brand.logoUrl ?? defaultIcon)}">
${[...installation, ...fonts, ...scripts, ...preloads].join('\n')}
${data.development ? `<script nonce="${nonce}">${reactRefreshHookScript}</script>` : ''}
<style nonce="${nonce}">html{background:#faf8f4}@media (prefers-color-scheme:dark){html{background:#10201b}}</style>
<script type="application/json" id="girassol-page" nonce="${nonce}">${embed(data)}</script>
</head>
<body>
<div id="root"></div>
<noscript>O ${escapeHtml(brand.name)} precisa de JavaScript. Ative-o no navegador e recarregue a página.</noscript>
</body>
</html>
`;
}

/** A sun: one request less than an icon file. */
const defaultIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="9" fill="#F2A900"/><g stroke="#F2A900" stroke-width="3" stroke-linecap="round"><path d="M16 2v3M16 27v3M2 16h3M27 16h3M6 6l2 2M24 24l2 2M6 26l2-2M24 8l2-2"/></g></svg>',
)}`;

const integrityAttribute = (hash: string | undefined) => (hash ? ` integrity="${escapeHtml(hash)}"` : '');

/** JSON that cannot end its script element, nor begin a comment in it. */
function embed(data: PageData): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
