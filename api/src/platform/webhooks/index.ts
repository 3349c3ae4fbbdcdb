export { forgetOldWebhooks } from './forget-webhooks';
export { receiveWebhooks, standardSignature, type WebhookEvent, type WebhookProvider } from './inbox';
export { newWebhookSecret, registerWebhookDelivery, sendWebhook } from './outbox';
