import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant } from './tables';

/** What a provider told us, byte by byte. Of no account: whose it is stands in the body. */
export interface WebhookEventsTable {
  provider: string;
  event_id: string;
  sent_at: Date;
  received_at: DefaultInstant;
  body: Buffer;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Where an account wants to be told. */
export interface WebhookEndpointsTable {
  account_id: string;
  url: string;
  /** `whsec_…`: what is sent is signed with it. */
  secret: string;
  created_at: DefaultInstant;
  created_by: string;
  /** Why nothing is sent any more, in Portuguese; null while it is. */
  stopped_why: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Something that was, or will be, sent there. */
export interface WebhookDeliveriesTable {
  account_id: string;
  /** Also the `webhook-id` of the message, the same at every try. */
  id: string;
  event: string;
  body: string;
  /** As it was when it was written. */
  url: string;
  created_at: DefaultInstant;
  state: Generated<'WAITING' | 'DELIVERED' | 'FAILED'>;
  tries: Generated<number>;
  last_try_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What came back the last time, in Portuguese. */
  last_answer: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface WebhookTables {
  webhook_events: WebhookEventsTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
