import { Webhook } from 'standardwebhooks';

/** Creates the function that signs a message by Standard Webhooks, and returns the headers that prove it. */
export function createStandardWebhookSigner(
  secret: string,
): (id: string, body: string) => Record<string, string> {
  const webhook = new Webhook(secret);
  return (id, body) => {
    const sentAt = new Date();
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': webhook.sign(id, sentAt, body),
    };
  };
}
