import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type { Generated } from 'kysely';

/**
 * Row of `account_changes`: a change of an account by an operator. Append-only. The columns of white-label and
 * modules are null if neither changed.
 */
export interface AccountChangesTable {
  account_id: string;
  /** Counts the changes of an account. */
  revision: number;
  at: GeneratedTimestamp;
  /** E-mail, as it was then. */
  by: string;
  why: string;
  action:
    | 'open'
    | 'change'
    | 'link'
    | 'mail'
    | 'clock'
    | 'billing'
    | 'factor'
    | 'finance-opened'
    | 'finance-closed';
  whitelabel_before: string | null;
  whitelabel: string | null;
  modules_before: string[] | null;
  modules: string[] | null;
}

/**
 * Row of `access_links`: a link by which a user chooses a password. The link ends when it is used or when a
 * newer link is created.
 */
export interface AccessLinksTable {
  account_id: string;
  id: string;
  user_id: string;
  token_hash: Buffer;
  purpose: Generated<'access' | 'recovery'>;
  by: string;
  created_at: GeneratedTimestamp;
  expires_at: Date;
  ended_at: Date | null;
  /** True for a link that was mailed and shown nowhere else: using it confirms the owner's e-mail. */
  proves_email: Generated<boolean>;
}

/** Row of `email_confirmations`: the e-mail of an owner who signed up, and the link by which it is confirmed. */
export interface EmailConfirmationsTable {
  account_id: string;
  address: string;
  /** SHA-256 of the token of the last link; earlier links have ended. */
  token_hash: Buffer;
  expires_at: Date;
  created_at: GeneratedTimestamp;
  confirmed_at: Date | null;
}

/** Tables of operators' changes of accounts, and of the links by which users choose a password. */
export interface AccountTables {
  account_changes: AccountChangesTable;
  access_links: AccessLinksTable;
  email_confirmations: EmailConfirmationsTable;
}
