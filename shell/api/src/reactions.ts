import type { Tx } from '@girassol/api-platform/database';

/** Ticket of support that a notification is about. */
export interface NotificationTicket {
  /** 1 to 5; null while the ticket is not rated. */
  customerRating: number | null;
}

declare module '@girassol/api-platform/modules/module-reactions' {
  interface ModuleReactions {
    /** Loads the tickets of an account that listed notifications open, by id. Unknown ids are left out. */
    ticketNotificationsListed?: (
      tx: Tx,
      accountId: string,
      ticketIds: readonly string[],
    ) => Promise<ReadonlyMap<string, NotificationTicket>>;
  }
}
