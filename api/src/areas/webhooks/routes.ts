import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { forgetOldWebhooks, receiveWebhooks, registerWebhookDelivery } from '../../platform/webhooks';
import { readWebhook } from './read-webhook';
import { removeWebhook, renewSecret, sendTest, setWebhook } from './set-webhook';

/** Where an account says which of its programs is told what happens, and where others tell us. */
export async function webhookRoutes(
  app: FastifyInstance,
  { allowsPrivate }: { allowsPrivate: boolean },
): Promise<void> {
  registerWebhookDelivery(app, { allowsPrivate });
  forgetOldWebhooks(app);
  // Nobody tells us anything yet: the first will be the bank of the demonstration.
  await receiveWebhooks(app, []);

  serve(app, 'GET /webhooks/single', ({ tx, caller }) => readWebhook(tx, caller));
  serve(app, 'PUT /webhooks/single', ({ tx, caller, body }) =>
    setWebhook(tx, caller, { ...body, allowsPrivate }),
  );
  serve(app, 'POST /webhooks/single/secret', ({ tx, caller }) => renewSecret(tx, caller));
  serve(app, 'POST /webhooks/single/test', ({ tx, caller }) => sendTest(tx, caller));
  serve(app, 'DELETE /webhooks/single', ({ tx, caller }) => removeWebhook(tx, caller));
}
