import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { makeFolder } from '../../platform/make-folder';

const YEAR = 365 * 24 * 60 * 60;
/** Bytes of a name: with more there is no such file on any system. */
const LONGEST_NAME = 255;
/** With more the system refuses a path before it looks at its parts. */
const LONGEST_PATH = 1_024;

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
    for (const folder of root) await makeFolder(folder);
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
  Buffer.byteLength(path) <= LONGEST_PATH &&
  path.split('/').every((name) => Buffer.byteLength(name) <= LONGEST_NAME);
