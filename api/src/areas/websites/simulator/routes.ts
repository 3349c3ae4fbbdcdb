import { serve, serveWithExternalCall } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { acceptLead, discardLead, restoreLead } from './leads/decide-lead';
import { listLeads } from './leads/list-leads';
import { loadSiteCaller } from './leads/load-site-caller';
import { receiveExternalSimulation } from './receive-external-simulation';

/** Registers the routes of the simulator for visitors and the routes of the leads that come from it. */
export function registerSimulationRoutes(app: FastifyInstance): void {
  serve(app, 'POST /websites/simulation/:userId', ({ request, params, body }) =>
    receiveExternalSimulation(request, params.userId, body),
  );
  serve(app, 'GET /websites/leads/:userId/:multiplier', ({ tx, caller, params, query }) =>
    listLeads(tx, caller, params, query),
  );
  serveWithExternalCall(
    app,
    'POST /websites/leads/:userId/:leadId/accept',
    ({ caller }) => loadSiteCaller(app.database, caller.accountId),
    async ({ tx, caller, params, asked }) => ({ lead: await acceptLead(tx, caller, params, asked) }),
  );
  serve(app, 'POST /websites/leads/:userId/:leadId/discard', async ({ tx, caller, params }) => ({
    lead: await discardLead(tx, caller, params),
  }));
  serve(app, 'POST /websites/leads/:userId/:leadId/restore', async ({ tx, caller, params }) => ({
    lead: await restoreLead(tx, caller, params),
  }));
}
