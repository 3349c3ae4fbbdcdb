import type { FastifyInstance } from 'fastify';
import { serve, serveAsking } from '../../../platform/http/serve';
import { accountVoice } from './leads/account-voice';
import { acceptLead, discardLead, restoreLead } from './leads/decide-lead';
import { listLeads } from './leads/list-leads';
import { simulateByCall } from './simulate-by-call';

/** Simulations of visitors, and the leads they become. */
export function simulationRoutes(app: FastifyInstance): void {
  serve(app, 'POST /websites/simulation/:userId', ({ request, params, body }) =>
    simulateByCall(request, params.userId, body),
  );
  serve(app, 'GET /websites/leads/:userId/:multiplier', ({ tx, caller, params, query }) =>
    listLeads(tx, caller, params, query),
  );
  serveAsking(
    app,
    'POST /websites/leads/:userId/:leadId/accept',
    ({ caller }) => accountVoice(app.database, caller.accountId),
    async ({ tx, caller, params, asked }) => ({ lead: await acceptLead(tx, caller, params, asked) }),
  );
  serve(app, 'POST /websites/leads/:userId/:leadId/discard', async ({ tx, caller, params }) => ({
    lead: await discardLead(tx, caller, params),
  }));
  serve(app, 'POST /websites/leads/:userId/:leadId/restore', async ({ tx, caller, params }) => ({
    lead: await restoreLead(tx, caller, params),
  }));
}
