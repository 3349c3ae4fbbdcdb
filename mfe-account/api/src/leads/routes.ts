import { registerPlainFormParser } from '@girassol/api-platform/http/plain-forms';
import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { handleLeadForm } from './form/handle-lead-form';
import { MAX_LEAD_FORM_BYTES } from './form/max-lead-form-bytes';
import { listLeads } from './list-leads';
import { parseLead, parseWebhookLead } from './parse-lead';
import { receiveLead } from './receive-lead';

/**
 * Registers the calls by which visitors without an account ask to be called, and the list of what they sent for operators.
 * Plain forms may send the first one too.
 */
export async function registerLeadRoutes(
  app: FastifyInstance,
  { leadsUrl }: { leadsUrl: string | undefined },
): Promise<void> {
  const isDelivered = leadsUrl !== undefined;
  await app.register(async (scope) => {
    registerPlainFormParser(scope, { maxBytes: MAX_LEAD_FORM_BYTES });
    // A form is answered with a page: the schema of the call is for programs.
    scope.addHook('preValidation', async (request, reply) => {
      if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
        return handleLeadForm(request, reply, { fontUrl: null, isDelivered });
    });
    serve(scope, 'POST /leads/new', ({ request, body }) =>
      receiveLead(request, parseLead(body), { isDelivered }),
    );
  });
  serve(app, 'POST /leads/webhook', ({ request, body }) =>
    receiveLead(request, parseWebhookLead(body), { isDelivered }),
  );
  serveWithoutTransaction(app, 'GET /operation/leads/list/:multiplier', async ({ params, query }) => ({
    ...(await app.database.asSystem((tx) => listLeads(tx, params.multiplier, query))),
    isDelivered,
  }));
}
