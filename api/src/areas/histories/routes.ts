import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { listCustomerHistory } from './list-customer-history';

/** Registers the route that lists the history of a customer. */
export function registerHistoryRoutes(app: FastifyInstance): void {
  serve(app, 'GET /histories/customer/:cid/:multiplier', ({ tx, caller, params, query }) =>
    listCustomerHistory(tx, caller, { ...params, ...query }),
  );
}
