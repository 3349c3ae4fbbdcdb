import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { createFolder } from '@girassol/api-platform/create-folder';
import type { FastifyInstance } from 'fastify';

const YEAR = 365 * 24 * 60 * 60;
/** Bytes of a name: with more there is no such file on any system. */
const MAX_NAME_BYTES = 255;
/** With more the system refuses a path before it looks at its parts. */
const MAX_PATH_BYTES = 1_024;

/**
 * Registers the routes that serve the content-hashed, precompressed files of the shell and of stored
 * releases. A missing file is answered with 404, never with the index page, because a script tag must not run
 * HTML.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  buildDir: string,
  publishedDir: string,
): Promise<void> {
  const folders = [
    { prefix: '/assets/', root: [join(buildDir, 'shell', 'assets')] },
    { prefix: '/releases/', root: [join(buildDir, 'releases'), publishedDir] },
  ];
  for (const [index, { prefix, root }] of folders.entries()) {
    // Before the first build there is nothing to serve, which is no fault.
    for (const folder of root) await createFolder(folder);
    await app.register(fastifyStatic, {
      prefix,
      root,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      dotfiles: 'deny',
      allowedPath: isPossible,
      redirect: false,
      // A name stands for its contents: nobody asks whether they have changed.
      etag: false,
      lastModified: false,
      immutable: true,
      maxAge: YEAR * 1000,
      setHeaders(reply) {
        // Files are public and checked by hash: another origin of the product may load them.
        reply.header('access-control-allow-origin', '*');
        reply.header('x-content-type-options', 'nosniff');
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
}

/** Tells whether a path could be one of a file; what could not is not there, like any other. */
const isPossible = (path: string): boolean =>
  Buffer.byteLength(path) <= MAX_PATH_BYTES &&
  path.split('/').every((name) => Buffer.byteLength(name) <= MAX_NAME_BYTES);
