import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';

/** Message of which a lead is made, with the person who wrote it. */
export interface ChatLead {
  /** Null: a customer is registered. */
  customerId: string | null;
  name: string;
  /** Digits with the country code; '' where the provider hides them. */
  phone: string;
  text: string;
}

/** Function that registers a lead, and its customer if there is none; returns both. */
export type CreateChatLead = (
  tx: Tx,
  caller: Caller,
  lead: ChatLead,
) => Promise<{ customerId: string; saleId: string }>;

declare module '@girassol/api-platform/modules/module-reactions' {
  interface ModuleReactions {
    /** A message of a conversation becomes a lead. One area registers it. */
    chatBecameLead?: CreateChatLead;
  }
}
