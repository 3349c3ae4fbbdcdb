import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { BuildError } from './build-error.mjs';
import { createCommonConfig } from './common-config.mjs';
import { findPackageFolder } from './packages.mjs';
import { requireFreePort } from './require-free.mjs';
import { adaptConfigToReleasedShell } from './serve-remote-to-released-shell.mjs';

const NONCE = 'gallery';

/**
 * Content security policy of the product, so that a style or script that would break there breaks in the gallery first.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'nonce-${NONCE}'`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

const page = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${NONCE}">
<title>Galeria</title>
<link rel="icon" href="/favicon.svg">
</head>
<body><div id="gallery"></div><script src="/gallery.js"></script></body>
</html>
`;

/**
 * Serves the gallery of the design system installed in a folder, on a page of its own.
 * @param {{ folder: string, port: number }} options
 */
export async function serveGallery({ folder, port }) {
  const home = findPackageFolder('@girassol/shared-ui', folder);
  if (!home)
    throw new BuildError(
      'GF-725',
      `@girassol/shared-ui is not installed in ${folder}: run npm install there.`,
    );
  await requireFreePort(port);
  const favicon = await readFile(join(home, 'assets', 'favicon.svg'));
  const compiler = webpack(createGalleryConfig(folder));
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: false,
      liveReload: false,
      client: false,
      static: false,
      headers: { 'cache-control': 'no-store' },
      devMiddleware: { publicPath: '/' },
      setupMiddlewares: (given) => [
        ...given,
        {
          name: 'favicon',
          path: '/favicon.svg',
          middleware: answer(favicon, { 'content-type': 'image/svg+xml' }),
        },
        {
          name: 'page',
          middleware: answer(page, {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': policy,
          }),
        },
      ],
    },
    compiler,
  );
  const compiled = firstCompilation(compiler);
  await server.start();
  try {
    await compiled;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * Returns the webpack configuration of the gallery as one file, since the policy of its page allows no further scripts.
 * @param {string} folder
 * @returns {import('webpack').Configuration}
 */
function createGalleryConfig(folder) {
  const common = adaptConfigToReleasedShell(
    createCommonConfig({ folder, name: 'gallery', isDevelopment: true }),
  );
  return {
    ...common,
    entry: { gallery: '@girassol/shared-ui/gallery-page' },
    output: { ...common.output, filename: '[name].js' },
    plugins: [...(common.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * @param {import('webpack').Compiler} compiler
 * @returns {Promise<void>}
 */
function firstCompilation(compiler) {
  return new Promise((resolve, reject) => {
    compiler.hooks.done.tap('Gallery', (stats) => {
      const [error] = stats.compilation.errors;
      if (error) reject(new BuildError('GF-008', `The gallery does not compile: ${error.message}`));
      else resolve();
    });
  });
}

/**
 * @param {string | Buffer} body
 * @param {Record<string, string>} headers
 */
const answer =
  (body, headers) =>
  (
    /** @type {import('node:http').IncomingMessage} */ _request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => {
    response.writeHead(200, headers);
    response.end(body);
  };
