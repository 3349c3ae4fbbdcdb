import type { DefaultInstant } from './tables';

/** What operators did with an account. Append-only. Before and after are null where white-label and modules stayed. */
export interface AccountChangesTable {
  account_id: string;
  /** Counts the changes of an account. */
  revision: number;
  at: DefaultInstant;
  /** E-mail, as it was then. */
  by: string;
  why: string;
  action: 'open' | 'change' | 'link' | 'mail' | 'clock';
  whitelabel_before: string | null;
  whitelabel: string | null;
  modules_before: string[] | null;
  modules: string[] | null;
}

/** Ways to a password of one's own, each good for one use; ended by its use or by a newer one. */
export interface AccessLinksTable {
  account_id: string;
  id: string;
  user_id: string;
  token_hash: Buffer;
  by: string;
  created_at: DefaultInstant;
  expires_at: Date;
  ended_at: Date | null;
}

/** Tables of what the platform does with its accounts. */
export interface AccountTables {
  account_changes: AccountChangesTable;
  access_links: AccessLinksTable;
}
