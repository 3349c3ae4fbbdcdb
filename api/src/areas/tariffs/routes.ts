import type { FastifyInstance } from 'fastify';
import { accountToday } from '../../platform/clock';
import { serve } from '../../platform/http/serve';
import { tariffsOf } from './read-tariffs';

/** What distributors ask, from the tables that the operator imported. */
export function tariffRoutes(app: FastifyInstance): void {
  serve(app, 'GET /tariffs/:distributor', async ({ tx, caller, params }) => ({
    tariffs: await tariffsOf(tx, params.distributor, await accountToday(tx, caller.accountId)),
  }));
}
