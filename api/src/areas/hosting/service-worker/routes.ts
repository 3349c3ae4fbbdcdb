import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendNotFound } from '@girassol/api-platform/http/bad-address';
import { SERVICE_WORKER_URL } from '@girassol/federation/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SERVICE_WORKER_REMOVAL_SCRIPT } from './removal-script';

interface ServiceWorkerOptions {
  /** Absolute. Folder of the shell's built files. */
  assetsDir: string;
  /** Returns the file name of the worker; undefined where the worker is switched off, or not built. */
  getFileName(): string | undefined;
  /** Returns true on hosts that show the product. */
  isProduct(request: FastifyRequest): boolean;
}

/**
 * Registers the address of the service worker, which is never cached: a new worker, or its removal, reaches a browser with
 * the next page.
 */
export function registerServiceWorkerRoute(
  app: FastifyInstance,
  { assetsDir, getFileName, isProduct }: ServiceWorkerOptions,
): void {
  app.get(SERVICE_WORKER_URL, { schema: { hide: true } }, async (request, reply) => {
    if (!isProduct(request)) return sendNotFound(request, reply);
    const name = getFileName();
    const script = name ? await readFile(join(assetsDir, name)) : SERVICE_WORKER_REMOVAL_SCRIPT;
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        // The worker loads no script and shows nothing; it fetches the product's own files.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .send(script);
  });
}
