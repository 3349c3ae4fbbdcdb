import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

/** State of a mail in the outbox. */
export type MailState = 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'SUPPRESSED';

/**
 * Row of `mail_outbox`: a mail that a transaction stores and a job sends afterwards. Only `platform/mail`
 * reads and writes the table.
 */
export interface MailOutboxTable {
  account_id: string;
  id: string;
  /** Key of the cause within the account; each key has one mail. */
  key: string;
  /** `owner-access`, `notification`. */
  kind: string;
  to_name: string;
  to_address: string;
  from_name: string;
  /** Sender address of the white-label; null: the server's own. */
  from_address: string | null;
  /** Address to which an answer goes; null: the sender. */
  reply_to: string | null;
  /** Address by which the reader receives no more of the same kind; null where that cannot be switched off. */
  unsubscribe_url: string | null;
  subject: string;
  /** Null once wiped. */
  html: string | null;
  text: string | null;
  /** Does its body hold something that lets a reader in? */
  has_secret: boolean;
  state: Generated<MailState>;
  /** Tries so far. */
  attempts: Generated<number>;
  next_at: GeneratedTimestamp;
  lease_until: ColumnType<Date | null, never, Date | null>;
  /** Nobody needs it any more from then on. */
  expires_at: Date | null;
  /** Reason why the mail was not sent, for operators. */
  error: string | null;
  created_at: GeneratedTimestamp;
  ended_at: ColumnType<Date | null, never, Date | null>;
}

export interface MailTables {
  mail_outbox: MailOutboxTable;
}
