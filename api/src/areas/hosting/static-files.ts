import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Serves the content-hashed files of the shell and of every release that is still there, compressed beforehand.
 * A file that does not exist is 404, never the index page: a script tag must not run one.
 */
export async function serveFiles(
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
    for (const folder of root) await mkdir(folder, { recursive: true });
    await app.register(fastifyStatic, {
      prefix,
      root,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      dotfiles: 'deny',
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
