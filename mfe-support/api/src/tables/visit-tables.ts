import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type { ColumnType } from 'kysely';

/** Value that is unknown at first and then written once; a trigger refuses to change it. */
type WrittenOnce<T> = ColumnType<T | null, undefined, T>;

/** Row of `support_accesses`: a visit of the administration to an account. Its id is that of the session of the visit. */
export interface SupportAccessesTable {
  account_id: string;
  id: string;
  /** Person as whom the visitor sees the account. */
  user_id: string;
  user_name: string;
  /** User of the platform's account. */
  visitor_id: string;
  visitor_name: string;
  reason: string;
  ticket_id: string | null;
  /** Hash of the token that opens the visit; null once it was used. */
  token_hash: ColumnType<Buffer | null, Buffer, null>;
  token_expires_at: Date;
  created_at: GeneratedTimestamp;
  /** Null: the token has not been used. */
  opened_at: WrittenOnce<Date>;
  expires_at: WrittenOnce<Date>;
  writes_asked_at: WrittenOnce<Date>;
  writes_allowed_at: WrittenOnce<Date>;
  /** Name of the person who allowed changes. */
  writes_allowed_by: WrittenOnce<string>;
  ended_at: WrittenOnce<Date>;
}

/** Row of `support_access_pages`: a page that was seen in a visit, with the title that it had. Rows are only added. */
export interface SupportAccessPagesTable {
  account_id: string;
  access_id: string;
  /** Path without query, which may hold what a search was for. */
  path: string;
  title: string;
  /** When it was seen first. */
  seen_at: GeneratedTimestamp;
}

/** Tables of visits. */
export interface VisitTables {
  support_access_pages: SupportAccessPagesTable;
  support_accesses: SupportAccessesTable;
}
