/** Carriers of the messages of a WhatsApp account: the Cloud API of WhatsApp, or phones on the screen. */
export const chatProviderNames = ['demonstration', 'whatsapp'] as const;
export type ChatProviderName = (typeof chatProviderNames)[number];
