import { Webhook } from 'standardwebhooks';
import { type JsonPost, postJson } from '../outgoing/post-json';

/** Message to be sent to an account's webhook endpoint, with URL, signing secret and id. */
export interface OutgoingWebhook extends Omit<JsonPost, 'headers'> {
  secret: string;
  /** The same at every try. */
  id: string;
}

/**
 * Sends a signed message (Standard Webhooks) and returns the response's status. Fails as `postJson` does.
 */
export function postWebhook({ secret, id, ...message }: OutgoingWebhook): Promise<number> {
  const sentAt = new Date();
  return postJson({
    ...message,
    headers: {
      'user-agent': 'Girassol-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, sentAt, message.body),
    },
  });
}
