import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { openContactTicket } from './open-contact-ticket';

/** Registers the route by which people without a session ask support. */
export function registerPublicQuestionRoutes(app: FastifyInstance): void {
  serve(app, 'POST /tickets/new/contact', async ({ request, body }) => {
    await openContactTicket(request, body);
    return {};
  });
}
