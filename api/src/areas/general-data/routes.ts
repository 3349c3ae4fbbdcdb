import { serve } from '@girassol/api-platform/http/serve';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { loadUserWithAccountData } from './load-user-with-account-data';

/** Registers the routes that answer a user with the account's vendors, modules and number of kits. */
export function registerGeneralDataRoutes(app: FastifyInstance): void {
  serve(app, 'GET /users/general-data/:userId', ({ tx, caller, params }) =>
    loadUserWithAccountData(tx, caller, params.userId),
  );

  serve(app, 'GET /users/general-data/:userId/:scope/:fetchId', async ({ tx, caller, params }) => {
    if (params.userId !== caller.userId) throw notFound();
    return loadUserWithAccountData(tx, caller, params.fetchId);
  });
}
