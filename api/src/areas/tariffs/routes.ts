import { loadAccountToday } from '@girassol/api-platform/clock';
import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { loadTariffs } from './load-tariffs';

/** Registers the routes of tariffs of distributors, from the tables that the operator imported. */
export function registerTariffRoutes(app: FastifyInstance): void {
  serve(app, 'GET /tariffs/:distributor', async ({ tx, caller, params }) => ({
    tariffs: await loadTariffs(tx, params.distributor, await loadAccountToday(tx, caller.accountId)),
  }));
}
