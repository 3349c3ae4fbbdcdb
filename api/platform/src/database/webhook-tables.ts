import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

/**
 * Row of `webhook_events`: a message received from a provider, stored byte by byte. The row belongs to no
 * account; the body says for which account the message is.
 */
export interface WebhookEventsTable {
  provider: string;
  event_id: string;
  sent_at: Date;
  received_at: GeneratedTimestamp;
  body: Buffer;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Row of `webhook_endpoints`: an address of an account's own program to which the product sends messages. */
export interface WebhookEndpointsTable {
  account_id: string;
  url: string;
  /** `whsec_…`: what is sent is signed with it. */
  secret: string;
  created_at: GeneratedTimestamp;
  created_by: string;
  /** Reason why nothing is sent any more, in Portuguese; null while messages are sent. */
  stopped_why: ColumnType<string | null, string | null | undefined, string | null>;
}

/**
 * Row of `webhook_deliveries`: a message of the product that was, or will be, sent to an account's endpoint.
 */
export interface WebhookDeliveriesTable {
  account_id: string;
  /** Also the `webhook-id` of the message, the same at every try. */
  id: string;
  event: string;
  body: string;
  /** As it was when it was written. */
  url: string;
  created_at: GeneratedTimestamp;
  state: Generated<'WAITING' | 'DELIVERED' | 'FAILED'>;
  tries: Generated<number>;
  last_try_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Last answer of the endpoint, in Portuguese. */
  last_answer: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface WebhookTables {
  webhook_events: WebhookEventsTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
