import type { NotificationKind } from '@girassol/shared-domain';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant } from './tables';

type LaterInstant = ColumnType<Date | null, never, Date | null>;

/** What a person is told of. */
export interface NotificationsTable {
  account_id: string;
  id: string;
  user_id: string;
  /** ADMIN: what the platform tells one account. */
  type: Generated<'PRIVATE' | 'ADMIN'>;
  kind: NotificationKind;
  /** What it is about: of the same there is one that waits to be read. */
  group_key: string;
  /** How often it happened since it was read. */
  count: Generated<number>;
  title: string;
  content: string;
  /** An address of this product, from `/` on. */
  open_url: string;
  created_at: DefaultInstant;
  /** The last time it happened. */
  happened_at: DefaultInstant;
  /** It was on the person's screen. */
  seen_at: LaterInstant;
  /** The person opened it, or said that it is done with. */
  read_at: LaterInstant;
  deleted_at: LaterInstant;
}

export interface NotificationTables {
  notifications: NotificationsTable;
}
