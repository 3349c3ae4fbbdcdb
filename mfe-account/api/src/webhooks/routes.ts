import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { loadWebhook } from './load-webhook';
import { deleteWebhook, renewWebhookSecret, sendTestWebhook, setWebhook } from './set-webhook';

/** Registers the routes by which an account configures the webhook that is sent to a server of its own. */
export function registerWebhookRoutes(
  app: FastifyInstance,
  { allowsPrivate }: { allowsPrivate: boolean },
): void {
  serve(app, 'GET /webhooks/single', ({ tx, caller }) => loadWebhook(tx, caller));
  serve(app, 'PUT /webhooks/single', ({ tx, caller, body }) =>
    setWebhook(tx, caller, { ...body, allowsPrivate }),
  );
  serve(app, 'POST /webhooks/single/secret', ({ tx, caller }) => renewWebhookSecret(tx, caller));
  serve(app, 'POST /webhooks/single/test', ({ tx, caller }) => sendTestWebhook(tx, caller));
  serve(app, 'DELETE /webhooks/single', ({ tx, caller }) => deleteWebhook(tx, caller));
}
