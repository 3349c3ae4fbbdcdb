export { createStandardWebhookSigner } from './create-standard-webhook-signer';
export {
  createStandardWebhookVerifier,
  registerWebhookInbox,
  type WebhookEvent,
  type WebhookProvider,
} from './inbox';
export { enqueueWebhook, generateWebhookSecret, registerWebhookDelivery } from './outbox';
export { registerWebhookCleaning } from './register-webhook-cleaning';
