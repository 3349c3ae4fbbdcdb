/** Names of the providers of messages that `MESSENGER` may choose. */
export const messengerNames = ['demonstration', 'whatsapp', 'none'] as const;

/** Provider of WhatsApp messages of this installation. Numbers and their secrets are settings of the accounts. */
export type MessengerSettings =
  | { provider: 'demonstration' }
  | { provider: 'whatsapp'; url: string }
  | { provider: 'none' };

declare module '@girassol/api-platform/modules/module-config' {
  interface ModuleConfig {
    messenger: MessengerSettings;
  }
}
