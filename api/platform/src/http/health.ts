import { statfs } from 'node:fs/promises';
import { PRODUCT_VERSION } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { serve } from './serve';

/**
 * Minimum free bytes on the disk of the data folder. Below it writes are no longer reliable: the embedded database,
 * uploads and releases share the disk.
 */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Folder whose free disk space the health route reports, and the function that measures the space. */
export interface HealthOptions {
  dataDir: string;
  /** Returns the free bytes of the disk that holds a folder; undefined if unknown. */
  freeBytes?: (folder: string) => Promise<number | undefined>;
}

/** Registers the routes that report whether the process is alive and whether it can work. */
export function registerHealthRoutes(
  app: FastifyInstance,
  { dataDir, freeBytes = freeBytesAt }: HealthOptions,
): void {
  serve(app, 'GET /health', async () => ({ status: 'ok', version: PRODUCT_VERSION }));

  serve(app, 'GET /health/ready', async ({ request }) => {
    if (app.isDraining()) throw new Refusal(503, 'O servidor está encerrando.');
    await app.database.check().catch((error) => {
      request.log.error({ err: error }, 'database does not answer');
      throw new Refusal(503, 'O banco de dados não responde.');
    });
    const free = await freeBytes(dataDir);
    if (free !== undefined && free < MIN_FREE_BYTES) {
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
