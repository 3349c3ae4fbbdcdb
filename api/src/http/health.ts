import { PRODUCT_VERSION } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal';
import { serve } from './serve';

/** Is the process alive; can it do its work. */
export function healthRoutes(app: FastifyInstance): void {
  serve(app, 'GET /health', async () => ({ status: 'ok', version: PRODUCT_VERSION }));

  serve(app, 'GET /health/ready', async ({ request }) => {
    await app.database.check().catch((error) => {
      request.log.error({ err: error }, 'database does not answer');
      throw new Refusal(503, 'O banco de dados não responde.');
    });
    return { status: 'ready' };
  });
}
