import type { CreditRequest, FinancingOfferTerms } from '@girassol/shared-domain/contract';
import type { FinancingDocumentStatus, LoanOfferTerms } from '@girassol/shared-domain/financing';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Cents, GeneratedTimestamp, IsoDate, Numeric } from './column-types';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Row of `financings`: a credit request at a bank, and the deal that follows from it. */
export interface FinancingsTable {
  account_id: string;
  id: string;
  /** Counts within the account. */
  number: number;
  customer_id: string;
  proposal_id: string;
  /** User who requested the financing. */
  user_id: string;
  variant: 'BTG' | 'MARKETPLACE';
  stage: 'SIMULATION' | 'DEAL';
  is_cnpj: boolean;
  /** A company of the Simples or an MEI asked, at a bank that is told of it. */
  is_simples: Generated<boolean>;
  /** The name of the bank's adapter. */
  provider: string;
  /** Id of the request at the bank; null until the bank has accepted it. */
  reference: Absent<string>;
  /** Last status that the bank reported, as the bank writes it where no table maps it. */
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
  /** Time at which a user withdrew the request: later reports of the bank change nothing. */
  withdrawn_at: Absent<Date>;
  /** State by which lists are filtered. */
  state: GeneratedAlways<'OPEN' | 'DONE' | 'LOST'>;
  registered_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/**
 * Row of `financing_requests`: a draft of a credit request, or the request that was sent to the bank.
 * Contains income and birth date, so only the requester and managers may see it.
 */
export interface FinancingRequestsTable {
  account_id: string;
  id: string;
  user_id: string;
  proposal_id: string;
  form: ColumnType<Record<string, string>, string, string>;
  version: Generated<number>;
  saved_at: GeneratedTimestamp;
  financing_id: Absent<string>;
  request: ColumnType<CreditRequest | null, string | null | undefined, string | null>;
  /** SHA-256 of what the bank was asked: the same again is answered with the first. */
  digest: Absent<string>;
  sent_at: Absent<Date>;
}

/**
 * Row of `financing_totals`: the number of financings of an account by day, user, state and pre-approval.
 * Maintained by triggers.
 */
export interface FinancingTotalsTable {
  account_id: string;
  /** On which they were asked for, in Brazil. */
  day: IsoDate;
  user_id: string;
  state: 'OPEN' | 'DONE' | 'LOST';
  pre_approved: boolean;
  items: number;
}

/**
 * Row of `financing_options`: an offer of the bank for a financing, with the terms from which its payment
 * table is computed.
 */
export interface FinancingOptionsTable {
  account_id: string;
  id: string;
  financing_id: string;
  /** Id of the option at the bank. */
  reference: string;
  /** Place in the bank's list. */
  position: number;
  offer: ColumnType<FinancingOfferTerms, string, string>;
  /** Terms from which the payment table is computed. */
  terms: ColumnType<LoanOfferTerms, string, string>;
  valid_until: IsoDate;
  /** Its place among those of the proposal, 1 to 4. */
  added: Absent<number>;
  chosen: Generated<boolean>;
}

/**
 * Row of `financing_papers`: a document that a financing needs, with the bank's verdict on it. The file
 * itself belongs to the customer's archive.
 */
export interface FinancingDocumentsTable {
  account_id: string;
  financing_id: string;
  semantic: string;
  archive_file_id: Absent<string>;
  /** Hexadecimal, of the contents that were sent. */
  sha256: Absent<string>;
  status: FinancingDocumentStatus;
  reason: Absent<string>;
  /** Grows with every sending: a verdict on an earlier one changes nothing. */
  version: Generated<number>;
  user_id: Absent<string>;
  sent_at: GeneratedTimestamp;
  judged_at: Absent<Date>;
}

/** Row of `financing_events`: an entry in the history of a financing, by a user or the bank. Append-only. */
export interface FinancingEventsTable {
  account_id: string;
  id: string;
  financing_id: string;
  at: GeneratedTimestamp;
  /** Null: the bank. */
  user_id: Absent<string>;
  title: string;
  content: string;
  provider: Absent<string>;
  provider_event: Absent<string>;
}

/** Row of `credit_registrations`: the registration of an account with a bank, requested or granted. */
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
  submitted_at: GeneratedTimestamp;
  user_id: string;
}

/** Row of `iof_rates`: rates of the tax on credit (IOF) that apply from a day on. */
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
  registered_at: GeneratedTimestamp;
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
  at: GeneratedTimestamp;
  user_id: Absent<string>;
}

export interface FinancingTables {
  financings: FinancingsTable;
  financing_requests: FinancingRequestsTable;
  financing_totals: FinancingTotalsTable;
  financing_options: FinancingOptionsTable;
  financing_papers: FinancingDocumentsTable;
  financing_events: FinancingEventsTable;
  credit_registrations: CreditRegistrationsTable;
  iof_rates: IofRatesTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_steps: OrderStepsTable;
}
