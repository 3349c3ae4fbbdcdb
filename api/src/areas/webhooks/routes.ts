import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import {
  forgetOldWebhooks,
  receiveWebhooks,
  registerWebhookDelivery,
  type WebhookProvider,
} from '../../platform/webhooks';
import { readWebhook } from './read-webhook';
import { removeWebhook, renewSecret, sendTest, setWebhook } from './set-webhook';

/** Where an account says which of its programs is told what happens, and where others (`tellers`) tell us. */
export async function webhookRoutes(
  app: FastifyInstance,
  { allowsPrivate, tellers }: { allowsPrivate: boolean; tellers: readonly WebhookProvider[] },
): Promise<void> {
  registerWebhookDelivery(app, { allowsPrivate });
  forgetOldWebhooks(app);
  await receiveWebhooks(app, tellers);

  serve(app, 'GET /webhooks/single', ({ tx, caller }) => readWebhook(tx, caller));
  serve(app, 'PUT /webhooks/single', ({ tx, caller, body }) =>
    setWebhook(tx, caller, { ...body, allowsPrivate }),
  );
  serve(app, 'POST /webhooks/single/secret', ({ tx, caller }) => renewSecret(tx, caller));
  serve(app, 'POST /webhooks/single/test', ({ tx, caller }) => sendTest(tx, caller));
  serve(app, 'DELETE /webhooks/single', ({ tx, caller }) => removeWebhook(tx, caller));
}
