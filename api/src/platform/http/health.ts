import { statfs } from 'node:fs/promises';
import { PRODUCT_VERSION } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { serve } from './serve';

/** Below this nothing more can be relied on to be written: the embedded database, uploads and releases share the disk. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

export interface HealthOptions {
  dataDir: string;
  /** Of the disk that a folder is on; undefined where nobody can tell. */
  freeBytes?: (folder: string) => Promise<number | undefined>;
}

/** Is the process alive; can it do its work. */
export function healthRoutes(
  app: FastifyInstance,
  { dataDir, freeBytes = freeBytesAt }: HealthOptions,
): void {
  serve(app, 'GET /health', async () => ({ status: 'ok', version: PRODUCT_VERSION }));

  serve(app, 'GET /health/ready', async ({ request }) => {
    await app.database.check().catch((error) => {
      request.log.error({ err: error }, 'database does not answer');
      throw new Refusal(503, 'O banco de dados não responde.');
    });
    const free = await freeBytes(dataDir);
    if (free !== undefined && free < LEAST_FREE_BYTES) {
      request.log.error({ dataDir, free }, 'disk is full');
      throw new Refusal(503, 'O disco está cheio.');
    }
    return { status: 'ready' };
  });
}

async function freeBytesAt(folder: string): Promise<number | undefined> {
  // A folder that was never needed is not there.
  const disk = await statfs(folder).catch(() => undefined);
  return disk && disk.bavail * disk.bsize;
}
