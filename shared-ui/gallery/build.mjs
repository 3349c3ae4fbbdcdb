/**
 * Builds a page that shows every component, by day and by night, into build/gallery.
 *
 *     pnpm --filter @girassol/shared-ui gallery          # then open build/gallery/index.html through any static server
 *     pnpm --filter @girassol/shared-ui gallery -- --serve 5180
 *
 * The page carries the product's content security policy, so that a style or script that would break it shows here first.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from '../scripts/bundle-options.mjs';

const root = join(import.meta.dirname, '..');
const outdir = join(root, 'build/gallery');
const nonce = 'gallery';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'nonce-${nonce}'`,
  "font-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

const page = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${policy}">
<meta property="csp-nonce" nonce="${nonce}">
<title>Girassol: peças</title>
<link rel="icon" href="favicon.svg">
</head>
<body><div id="gallery"></div><script type="module" src="gallery.js"></script></body>
</html>
`;

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function serve(port) {
  createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, 'http://gallery');
    const file = join(outdir, pathname === '/' ? 'index.html' : pathname);
    try {
      const content = await readFile(file);
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(content);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(port, () => process.stdout.write(`http://localhost:${port}\n`));
}

await rm(outdir, { recursive: true, force: true });
await mkdir(outdir, { recursive: true });
await build({
  ...bundleOptions,
  entryPoints: [join(import.meta.dirname, 'gallery.tsx')],
  outdir,
  splitting: true,
});
await writeFile(join(outdir, 'index.html'), page);
await copyFile(join(root, 'assets/favicon.svg'), join(outdir, 'favicon.svg'));
process.stdout.write(`Gallery built in ${outdir}\n`);

const port = process.argv[process.argv.indexOf('--serve') + 1];
if (process.argv.includes('--serve')) serve(Number(port));
