import type { CreditRequest, FinancingOfferTerms } from '@girassol/shared-domain/contract';
import type { OfferTerms } from '@girassol/shared-domain/financing';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Numeric } from './business-tables';
import type { Cents, DefaultInstant, IsoDate } from './tables';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A request for a bank's money, and the deal that it becomes. */
export interface FinancingsTable {
  account_id: string;
  id: string;
  /** Counts within the account. */
  number: number;
  customer_id: string;
  proposal_id: string;
  /** Who asked. */
  user_id: string;
  variant: 'BTG' | 'MARKETPLACE';
  stage: 'SIMULATION' | 'DEAL';
  is_cnpj: boolean;
  /** The name of the bank's adapter. */
  provider: string;
  /** What the bank calls it; null until it has taken it. */
  reference: Absent<string>;
  /** What the bank said last, in its own words where no table knows them. */
  provider_status: string;
  status_reason: Absent<string>;
  /** The bank's count of what it said; what comes later with a lower one changes nothing. */
  status_seq: Generated<number>;
  /** Code of the badge but for lateness, which the clock decides; written with every change. */
  status: string;
  pre_approved: Generated<boolean>;
  contract_signed: Generated<boolean>;
  service_approved: Generated<boolean>;
  /** Until when the works must be shown, by the clock of the account. */
  expires_at: Absent<Date>;
  /** Since when the bank owes an answer; null while it does not. */
  waits_since: Absent<Date>;
  /** When somebody here withdrew it: what the bank says afterwards changes nothing. */
  withdrawn_at: Absent<Date>;
  /** What lists are filtered by. */
  state: GeneratedAlways<'OPEN' | 'DONE' | 'LOST'>;
  registered_at: DefaultInstant;
  updated_at: DefaultInstant;
}

/** A draft, or what the bank was asked with. Holds income and birth date: for the requester and managers. */
export interface FinancingRequestsTable {
  account_id: string;
  id: string;
  user_id: string;
  proposal_id: string;
  form: ColumnType<Record<string, string>, string, string>;
  version: Generated<number>;
  saved_at: DefaultInstant;
  financing_id: Absent<string>;
  request: ColumnType<CreditRequest | null, string | null | undefined, string | null>;
  /** SHA-256 of what the bank was asked: the same again is answered with the first. */
  digest: Absent<string>;
  sent_at: Absent<Date>;
}

/** How many financings there are: kept by triggers. */
export interface FinancingTotalsTable {
  account_id: string;
  /** On which they were asked for, in Brazil. */
  day: IsoDate;
  user_id: string;
  state: 'OPEN' | 'DONE' | 'LOST';
  pre_approved: boolean;
  items: number;
}

export interface FinancingOptionsTable {
  account_id: string;
  id: string;
  financing_id: string;
  /** What the bank calls it. */
  reference: string;
  /** Place in the bank's list. */
  position: number;
  offer: ColumnType<FinancingOfferTerms, string, string>;
  /** What its table of payments is worked out from. */
  terms: ColumnType<OfferTerms, string, string>;
  valid_until: IsoDate;
  /** Its place among those of the proposal, 1 to 4. */
  added: Absent<number>;
  chosen: Generated<boolean>;
}

/** A paper of a financing: the file is the customer's, what the bank said of it is the financing's. */
export interface FinancingPapersTable {
  account_id: string;
  financing_id: string;
  semantic: string;
  archive_file_id: Absent<string>;
  /** Hexadecimal, of the contents that were sent. */
  sha256: Absent<string>;
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'WAIVED';
  reason: Absent<string>;
  /** Grows with every sending: a verdict on an earlier one changes nothing. */
  version: Generated<number>;
  user_id: Absent<string>;
  sent_at: DefaultInstant;
  judged_at: Absent<Date>;
}

/** Every step of a financing, only ever added to. */
export interface FinancingEventsTable {
  account_id: string;
  id: string;
  financing_id: string;
  at: DefaultInstant;
  /** Null: the bank. */
  user_id: Absent<string>;
  title: string;
  content: string;
  provider: Absent<string>;
  provider_event: Absent<string>;
}

/** That an account may finance with a bank, or asked to. */
export interface CreditRegistrationsTable {
  account_id: string;
  provider: string;
  /** Digits, or letters and digits. */
  cnpj: string;
  corporate_name: string;
  name: string;
  email: string;
  phone: string;
  status: string;
  status_seq: Generated<number>;
  /** By the clock of the account. */
  submitted_at: DefaultInstant;
  user_id: string;
}

/** Tax on credit, by the day from which it holds. */
export interface IofRatesTable {
  since: IsoDate;
  once: ColumnType<string, number, number>;
  daily: ColumnType<string, number, number>;
  small_daily: ColumnType<string, number, number>;
  small_up_to_cents: Cents;
}

export interface OrdersTable {
  account_id: string;
  /** Drawn at random: it is the address. */
  id: string;
  number: number;
  proposal_id: string;
  customer_id: string;
  financing_id: Absent<string>;
  user_id: string;
  status: Generated<'PLACED' | 'CONFIRMED' | 'INVOICED' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED'>;
  supplier: string;
  power: Numeric;
  amount_cents: Cents;
  place: string;
  expected_date: Absent<IsoDate>;
  version: Generated<number>;
  registered_at: DefaultInstant;
}

export interface OrderItemsTable {
  account_id: string;
  order_id: string;
  position: number;
  name: string;
  detail: string;
  quantity: Numeric;
}

export interface OrderStepsTable {
  account_id: string;
  order_id: string;
  status: 'PLACED' | 'CONFIRMED' | 'INVOICED' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';
  at: DefaultInstant;
  user_id: Absent<string>;
}

export interface FinancingTables {
  financings: FinancingsTable;
  financing_requests: FinancingRequestsTable;
  financing_totals: FinancingTotalsTable;
  financing_options: FinancingOptionsTable;
  financing_papers: FinancingPapersTable;
  financing_events: FinancingEventsTable;
  credit_registrations: CreditRegistrationsTable;
  iof_rates: IofRatesTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_steps: OrderStepsTable;
}
