import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { searchRecords } from './search-records';

export function registerSearchRoutes(app: FastifyInstance): void {
  serve(app, 'POST /search/records', async ({ tx, caller, body }) => ({
    records: await searchRecords(tx, caller, body),
  }));
}
