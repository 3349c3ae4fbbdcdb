import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { listAccountOverviews } from './list-account-overviews';

/** Registers the route of the list of all accounts. */
export function registerAccountListRoutes(app: FastifyInstance): void {
  serve(app, 'GET /operation/accounts/overview/:multiplier', ({ tx, params, query }) =>
    listAccountOverviews(tx, query, { ...params, withDemo: app.database.admitsDemo }),
  );
}
