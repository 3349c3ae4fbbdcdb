import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant } from './tables';

export type MailState = 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'SUPPRESSED';

/** Mail that was written in a transaction and goes out after it. Read and written by `platform/mail` only. */
export interface MailOutboxTable {
  account_id: string;
  id: string;
  /** What causes it: of an account and this there is one. */
  key: string;
  /** `owner-access`, `notification`. */
  kind: string;
  to_name: string;
  to_address: string;
  from_name: string;
  /** Of the white-label; null: the server's own. */
  from_address: string | null;
  subject: string;
  /** Null once wiped. */
  html: string | null;
  text: string | null;
  /** Does its body hold something that lets a reader in? */
  has_secret: boolean;
  state: Generated<MailState>;
  /** Tries so far. */
  attempts: Generated<number>;
  next_at: DefaultInstant;
  lease_until: ColumnType<Date | null, never, Date | null>;
  /** Nobody needs it any more from then on. */
  expires_at: Date | null;
  /** Why it did not go, as an operator reads it. */
  error: string | null;
  created_at: DefaultInstant;
  ended_at: ColumnType<Date | null, never, Date | null>;
}

export interface MailTables {
  mail_outbox: MailOutboxTable;
}
