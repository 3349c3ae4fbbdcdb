/** Returns the path of the webhook of a WhatsApp account, without the origin. */
export const getMessengerWebhookPath = (hookId: string): string => `/api/webhooks/whatsapp/${hookId}`;
