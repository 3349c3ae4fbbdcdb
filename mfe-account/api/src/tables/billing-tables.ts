import type { PaymentMethod, PriceKey, PriceList, SignupPlanId } from '@girassol/account-domain/billing';
import type {
  Cents,
  GeneratedTimestamp,
  IsoDate,
  Numeric,
} from '@girassol/api-platform/database/column-types';
import type { Generated } from 'kysely';
import type { Json, NullableJson } from './json-column-types';

/** Row of `price_lists`: prices in cents by key, and the day from which they hold. */
export interface PriceListsTable {
  id: string;
  valid_from: IsoDate;
  prices: Json<PriceList>;
  created_at: GeneratedTimestamp;
  by: string;
  why: string;
}

/** Row of `coupons`. `multiplier` is the factor of the price; `uses` counts paid signups and renewals. */
export interface CouponsTable {
  name: string;
  multiplier: Numeric;
  min_vendors: number;
  valid_from: IsoDate;
  valid_until: IsoDate | null;
  max_uses: number | null;
  uses: Generated<number>;
  created_at: GeneratedTimestamp;
  by: string;
  ended_at: Date | null;
}

/** Contact of a signup, from step 1. */
export interface SignupContact {
  name: string;
  surname: string;
  email: string;
  phone: string;
}

/** Address of a signup or payer, from step 2. */
export interface PayerAddress {
  postalCode: string;
  uf: string;
  city: string;
  address: string;
  district: string;
  number: string;
  complement: string;
}

/** Row of `signups`. Its account is closed and has no people until something is paid. */
export interface SignupsTable {
  account_id: string;
  plan_id: SignupPlanId;
  vendors: number;
  state: Generated<'open' | 'waiting' | 'paid'>;
  contact: Json<SignupContact>;
  address: NullableJson<PayerAddress>;
  document: string | null;
  coupon: string | null;
  tracking: Json<Record<string, string>>;
  /** SHA-256 of the id that the browser gave to the signup, and keeps to itself. */
  front_hash: Buffer;
  /** SHA-256 of the secret that the browser holds which began the signup. */
  secret_hash: Buffer;
  /** SHA-256 of the code by which another browser goes on. */
  resume_code_hash: Buffer | null;
  resume_code_expires_at: Date | null;
  resume_tries: Generated<number>;
  charge_id: string | null;
  created_at: GeneratedTimestamp;
  changed_at: GeneratedTimestamp;
  expires_at: Date;
}

/** Payer of a subscription: name and document of the receipts, and the address of the boleto. */
export interface SubscriptionPayer {
  name: string;
  document: string;
  email: string;
  address: PayerAddress | null;
}

/** Card that is charged for a subscription. The reference is the provider's; no number is kept. */
export interface SubscriptionCard {
  reference: string;
  brand: string;
  lastDigits: string;
  /** `yyyy-mm`. */
  expires: string;
  /** True after a refusal that no other day will change. */
  isDead: boolean;
}

/** Row of `subscriptions`: what an account has chosen. What it may use is computed from it and its charges. */
export interface SubscriptionsTable {
  account_id: string;
  plan_id: SignupPlanId;
  vendors: number;
  months_per_period: 1 | 12;
  /** First day of the first paid period; null until something is paid. */
  started_on: IsoDate | null;
  /** First day after a trial. */
  trial_until: IsoDate | null;
  method: PaymentMethod;
  next_plan_id: SignupPlanId | null;
  next_vendors: number | null;
  canceled_on: IsoDate | null;
  cancellation: NullableJson<Record<string, string>>;
  authorization_ref: string | null;
  authorization_state: 'pending' | 'active' | 'refused' | 'canceled' | null;
  /** Largest amount that the payer lets be taken at once; null: none was set. */
  authorization_max_cents: Cents | null;
  authorization_may_retry: Generated<boolean>;
  card: NullableJson<SubscriptionCard>;
  payer: Json<SubscriptionPayer>;
  billing_emails: Generated<string[]>;
  created_at: GeneratedTimestamp;
  changed_at: GeneratedTimestamp;
}

/** Line of a charge, as it is printed on its receipt. */
export interface ChargeLine {
  label: string;
  cents: Cents;
}

/** State of a charge. */
export type ChargeState = 'open' | 'paid' | 'expired' | 'failed' | 'canceled' | 'refunded' | 'disputed';

/** Row of `charges`: an amount that is asked for, and how it can be paid. */
export interface ChargesTable {
  account_id: string;
  id: string;
  kind: 'signup' | 'renewal' | 'upgrade';
  plan_id: SignupPlanId;
  vendors: number;
  months_per_period: 1 | 12;
  /** Period that it pays; null for a signup, whose period begins when it is paid. */
  period_start: IsoDate | null;
  period_end: IsoDate | null;
  lines: Json<ChargeLine[]>;
  amount_cents: Cents;
  /** Price of a whole period of the plan at this charge's prices, without setup and after discount. */
  plan_cents: Cents;
  /** First day of the prices by which it was made; null: those that held on its first day. */
  prices_from: IsoDate | null;
  /** Parts of the setup that it pays: none of them is paid twice. */
  setup_keys: Generated<PriceKey[]>;
  coupon: string | null;
  due_on: IsoDate;
  /** Due day that an operator has agreed; null: none was. */
  agreed_due_on: IsoDate | null;
  method: PaymentMethod;
  state: Generated<ChargeState>;
  /** Unguessable part of the address of its payment page. */
  pay_token: string;
  provider: string | null;
  reference: string | null;
  pix_code: string | null;
  boleto_line: string | null;
  boleto_barcode: string | null;
  /** When the provider was first asked for the codes, and for a debit: its answer may be lost. */
  codes_asked_at: Date | null;
  debit_asked_at: Date | null;
  /** The provider's reference of the last try by card. */
  card_reference: string | null;
  /** The provider's reference of a debit by Pix Automático. */
  debit_reference: string | null;
  /** Why the last try by card or debit was refused, in Portuguese. */
  refusal: string | null;
  tries: Generated<number>;
  /** Day of the next try by card or debit, or of one whose answer is still to come; null: none. */
  next_try_on: IsoDate | null;
  receipt_number: number | null;
  /** Number of the service invoice (NFS-e). */
  service_invoice: string | null;
  created_at: GeneratedTimestamp;
  paid_at: Date | null;
  /** Payer, day and way of the payment as they were then, for the receipt; null until it is paid. */
  payer: NullableJson<SubscriptionPayer>;
  paid_on: IsoDate | null;
  paid_by: PaymentMethod | 'outside' | 'credit' | null;
}

/** Row of `billing_entries`: one side of a posting. The sides of a posting add up to 0. Append-only. */
export interface BillingEntriesTable {
  account_id: string;
  id: string;
  posting_id: string;
  /** Key under which it is posted once and never again: `payment:<provider>:<id>`. */
  event_key: string;
  book: 'receivable' | 'revenue' | 'bank' | 'outside' | 'credit';
  cents: Cents;
  charge_id: string | null;
  on_day: IsoDate;
  why: string;
  at: GeneratedTimestamp;
}

/**
 * Row of `received_payments`: money that a provider reported for a charge, and what of it went back. It may go back once
 * only, whether refunded, disputed or both.
 */
export interface ReceivedPaymentsTable {
  account_id: string;
  provider: string;
  /** The provider's id of the payment. */
  payment_id: string;
  charge_id: string;
  method: PaymentMethod;
  cents: Cents;
  back_cents: Generated<number>;
  is_disputed: Generated<boolean>;
  /** Revision of the report that was written last: an older report changes nothing. */
  revision: Generated<number>;
  paid_at: Date;
  created_at: GeneratedTimestamp;
}

/** Step of the account's billing that charges a card: what is done after a refusal follows from it. */
export interface CardStep {
  key: string;
  /** `yyyy-mm-dd`. */
  day: string;
}

/** Row of `card_attempts`: one try to charge a card, written before the provider is called. */
export interface CardAttemptsTable {
  account_id: string;
  id: string;
  charge_id: string;
  provider: string;
  /** Our key, by which the provider charges once and is asked for an answer that was lost. */
  key: string;
  state: Generated<'undecided' | 'approved' | 'refused'>;
  /** The provider's reference; null until it has answered. */
  reference: string | null;
  card: Json<Omit<SubscriptionCard, 'isDead'>>;
  /** Null for a payer who waits. */
  step: NullableJson<CardStep>;
  /** When the provider was called last: what it does not know long after has not reached it. */
  created_at: GeneratedTimestamp;
  decided_at: Date | null;
}

/** Row of `billing_actions`: a step of the account's billing that was done, so that it is done once. Append-only. */
export interface BillingActionsTable {
  account_id: string;
  action: string;
  /** Subject of the step: its key. */
  subject: string;
  on_day: IsoDate;
  at: GeneratedTimestamp;
}

/** Tables of prices, signups, subscriptions, charges and the ledger. */
export interface BillingTables {
  price_lists: PriceListsTable;
  coupons: CouponsTable;
  signups: SignupsTable;
  subscriptions: SubscriptionsTable;
  charges: ChargesTable;
  billing_entries: BillingEntriesTable;
  received_payments: ReceivedPaymentsTable;
  card_attempts: CardAttemptsTable;
  billing_actions: BillingActionsTable;
}
