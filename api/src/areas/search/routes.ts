import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { searchRecords } from './search-records';

export function searchRoutes(app: FastifyInstance): void {
  serve(app, 'POST /search/records', async ({ tx, caller, body }) => ({
    records: await searchRecords(tx, caller, body),
  }));
}
