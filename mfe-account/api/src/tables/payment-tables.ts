import type { Cents, GeneratedTimestamp, IsoDate } from '@girassol/api-platform/database/column-types';
import type { ColumnType, Generated } from 'kysely';
import type { Json, NullableJson } from './json-column-types';

type JsonList<T> = ColumnType<T[], string | undefined, string>;
type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Row of `payment_events`: a genuine event of a payment provider, stored before it is processed. Belongs to no account. */
export interface PaymentEventsTable {
  provider: string;
  event_id: string;
  kind: 'charge' | 'authorization';
  reference: string;
  received_at: GeneratedTimestamp;
  /** Body as it was received. */
  raw: Json<unknown>;
  processed_at: Absent<Date>;
}

/** Way in which the demonstration bank sends the events of a charge or authorization. */
export type EventDelivery = 'atOnce' | 'late' | 'twice' | 'disorder';

/** Money that arrived at the demonstration bank for a charge. */
export interface DemoPayment {
  id: string;
  cents: Cents;
  method: 'pix' | 'boleto' | 'card' | 'pixAutomatic';
  /** ISO 8601. */
  paidAt: string;
}

/** Money that the demonstration bank gave back. */
export interface DemoRefund {
  id: string;
  /** Key of the request. */
  key: string;
  paymentId: string;
  cents: Cents;
  /** ISO 8601. */
  at: string;
}

/** Dispute of a payment of the demonstration bank. */
export interface DemoDispute {
  paymentId: string;
  /** ISO 8601. */
  at: string;
  /** When it was decided for us, ISO 8601; absent: it was not. */
  wonAt?: string;
}

/** Payer as a charge of the demonstration bank stores it: of what it stores, only the name is read. */
export interface DemoPayer {
  name: string;
}

/** Refusal of a charge of the demonstration bank. */
export interface DemoRefusal {
  kind: 'soft' | 'hard';
  message: string;
}

/** Codes by which a charge of the demonstration bank is paid. */
export interface DemoChargeCodes {
  pixCode: string;
  boletoLine: string;
  boletoBarcode: string;
}

/** Row of `demo_payment_charges`: a charge, a card charge or a scheduled debit as the demonstration bank stores it. */
export interface DemoPaymentChargesTable {
  /** Unguessable: it opens the payer's page. */
  reference: string;
  kind: 'charge' | 'card' | 'debit';
  key: string;
  /** Account whose clock the charge follows. */
  clock_of: Absent<string>;
  /** How far that clock was ahead when the charge was made. Holds where the account is not open yet. */
  clock_offset_ms: number;
  state: Generated<'open' | 'canceled' | 'failed'>;
  amount_cents: Cents;
  description: string;
  due_on: Absent<IsoDate>;
  expires_at: Absent<Date>;
  payer: NullableJson<DemoPayer>;
  codes: NullableJson<DemoChargeCodes>;
  card: Absent<string>;
  authorization_reference: Absent<string>;
  payments: JsonList<DemoPayment>;
  refunds: JsonList<DemoRefund>;
  disputes: JsonList<DemoDispute>;
  refusal: NullableJson<DemoRefusal>;
  /** Choice of the payer’s page for a scheduled debit: true if the account will have funds. */
  has_funds: Generated<boolean>;
  /** Tries of a debit that were refused. */
  tries: Generated<number>;
  next_try_on: Absent<IsoDate>;
  delivery: Generated<EventDelivery>;
  created_at: GeneratedTimestamp;
}

/** Row of `demo_payment_cards`: a test card that was saved. It has no number. */
export interface DemoPaymentCardsTable {
  reference: string;
  token: string;
  test_card: string;
  /** `yyyy-mm`. */
  expires: string;
  /** Charges that were paid with it. */
  charges: Generated<number>;
  created_at: GeneratedTimestamp;
}

/** Row of `demo_payment_authorizations`: a permission of automatic debits as the demonstration bank stores it. */
export interface DemoPaymentAuthorizationsTable {
  reference: string;
  key: string;
  clock_of: Absent<string>;
  clock_offset_ms: number;
  state: Generated<'pending' | 'active' | 'refused' | 'canceled'>;
  payer: Json<DemoPayer>;
  description: string;
  /** The payer's ceiling may not be lower. */
  least_max_cents: Absent<Cents>;
  /** The payer's ceiling. */
  max_cents: Absent<Cents>;
  may_retry: Generated<boolean>;
  starts_on: IsoDate;
  every_months: number;
  first_charge: Absent<string>;
  pix_code: string;
  delivery: Generated<EventDelivery>;
  created_at: GeneratedTimestamp;
}

/** Row of `demo_payment_events`: an event that the demonstration bank sends to our webhook. */
export interface DemoPaymentEventsTable {
  id: string;
  reference: string;
  body: string;
  times: number;
  created_at: GeneratedTimestamp;
  sent_at: Absent<Date>;
}

/** Row of `demo_payment_outages`: the only one, the period in which the demonstration bank is down. */
export interface DemoPaymentOutagesTable {
  id: Generated<boolean>;
  down_from: Date;
  down_until: Date;
}

/** Tables of the inbox of payment events and of the demonstration bank. */
export interface PaymentTables {
  payment_events: PaymentEventsTable;
  demo_payment_charges: DemoPaymentChargesTable;
  demo_payment_cards: DemoPaymentCardsTable;
  demo_payment_authorizations: DemoPaymentAuthorizationsTable;
  demo_payment_events: DemoPaymentEventsTable;
  demo_payment_outages: DemoPaymentOutagesTable;
}
