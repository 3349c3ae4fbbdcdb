/** Company or person that pays, as a bank needs it for a charge. */
export interface Payer {
  name: string;
  /** CPF or CNPJ without punctuation; a CNPJ may have letters. */
  document: string;
  email: string;
  address: PayerAddress;
}

/** Address of a payer, printed on a boleto. */
export interface PayerAddress {
  street: string;
  number: string;
  complement: string;
  district: string;
  city: string;
  /** Two letters. */
  state: string;
  /** CEP, eight digits. */
  postalCode: string;
}

/** Request for one charge that can be paid by Pix and by boleto. */
export interface ChargeRequest {
  /** Our id of the charge. The same key always answers the same charge. */
  key: string;
  amountCents: number;
  /** `yyyy-mm-dd` */
  dueOn: string;
  /** Instant after which the Pix code is no longer offered. Money that comes later is still reported. */
  expiresAt: Date;
  /** Shown to the payer by the bank. */
  description: string;
  payer: Payer;
  /** Account that owes the charge; null before it is open. Only demonstrations need it, to follow the account's clock. */
  accountId: string | null;
  now: Date;
}

/** Codes by which a charge is paid. */
export interface IssuedCharge {
  /** Id of the charge at the provider. */
  reference: string;
  /** Text of the Pix QR code (BR Code). */
  pixCode: string;
  /** The 47 digits of the boleto. */
  boletoLine: string;
  /** The 44 digits of the bars. */
  boletoBarcode: string;
}

/** Request to save a card for later charges. */
export interface SaveCardRequest {
  /** Answer of the card frame. Used once; the same token always answers the same card. */
  token: string;
  payer: Payer;
  now: Date;
}

/** Card that a provider stores for us. Its number never reaches us. */
export interface SavedCard {
  /** Id of the card at the provider, passed to `chargeCard`. */
  reference: string;
  /** For people, such as `Visa`. */
  brand: string;
  /** Last four digits. */
  lastDigits: string;
  /** Last month in which the card is valid, `yyyy-mm`. */
  expires: string;
}

/** Request to charge a saved card. */
export interface CardChargeRequest {
  /** Our id of this attempt. The same key never charges twice. */
  key: string;
  /** `reference` of the saved card. */
  card: string;
  amountCents: number;
  description: string;
  payer: Payer;
  accountId: string | null;
  now: Date;
}

/** Request to give back a payment, or a part of it. */
export interface RefundRequest {
  /** Our id of the refund. The same key never refunds twice. */
  key: string;
  /** Reference of the charge. */
  reference: string;
  /** `id` of the payment in the charge's report. */
  paymentId: string;
  amountCents: number;
  now: Date;
}

export type PaymentMethod = 'pix' | 'boleto' | 'card' | 'pixAutomatic';

/** State of a charge at the provider. A charge with any payment that was not given back is `paid`, even if late. */
export type ProviderChargeState =
  | 'open'
  | 'paid'
  | 'expired'
  | 'failed'
  | 'canceled'
  | 'refunded'
  | 'disputed';

/** Money that arrived for a charge. */
export interface ReportedPayment {
  /** Unique at the provider. */
  id: string;
  cents: number;
  method: PaymentMethod;
  paidAt: Date;
  /** Grows with every change of the payment, so that a report that was read earlier is recognized. */
  revision: number;
}

/** Money that was given back. */
export interface ReportedRefund {
  /** Unique at the provider. */
  id: string;
  paymentId: string;
  cents: number;
  at: Date;
}

/** Payment that its payer disputes at the bank. The provider takes the money back; a dispute that we won is not listed. */
export interface ReportedDispute {
  paymentId: string;
  at: Date;
}

/** Refusal of a card or of an automatic debit. */
export interface ReportedRefusal {
  /** `soft`: may succeed on another day. `hard`: never tried again with this card or authorization. */
  kind: 'soft' | 'hard';
  /** In Portuguese, for the payer. */
  message: string;
}

/** Charge as its provider knows it. Lists every payment: also a second one, a late one, or one of another amount. */
export interface ChargeReport {
  reference: string;
  /** Key of our request, by which it is recognized where the answer to it was lost; null: unknown. */
  key: string | null;
  state: ProviderChargeState;
  payments: ReportedPayment[];
  refunds: ReportedRefund[];
  disputes: ReportedDispute[];
  /** Last refusal of a card or of an automatic debit; null: none, or the charge was paid in the meantime. */
  refusal: ReportedRefusal | null;
  /**
   * Day of the next try of an automatic debit that was refused, `yyyy-mm-dd`; null: no more tries, or no automatic debit.
   * An account is not suspended before that day has passed.
   */
  nextTryOn: string | null;
}

/** Request for a permission to debit a payer automatically (Pix Automático). */
export interface AuthorizationRequest {
  /** Our id of the authorization. The same key always answers the same authorization. */
  key: string;
  payer: Payer;
  description: string;
  /** Amount below which the payer's own ceiling of one debit may not be set; absent: any ceiling. */
  maxCents?: number;
  /** First day on which a debit may be due, `yyyy-mm-dd`. */
  startsOn: string;
  /** Months between two debits: 1 or 12. */
  everyMonths: number;
  /** Reference of an open charge that is paid when the payer authorizes. */
  firstCharge?: string;
  accountId: string | null;
  now: Date;
}

/** Authorization that waits for its payer. */
export interface IssuedAuthorization {
  reference: string;
  /** Text of the QR code with the recurrence; with `firstCharge` it also pays that charge. */
  pixCode: string;
}

/** Authorization as its provider knows it. */
export interface AuthorizationReport {
  reference: string;
  state: 'pending' | 'active' | 'refused' | 'canceled';
  /** Ceiling of one debit that the payer has set; null: none. */
  maxCents: number | null;
  /** True if a debit without funds may be tried again: at most three times, on other days within seven. */
  mayRetry: boolean;
}

/** Instruction to debit an authorized payer on a day. */
export interface DebitRequest {
  /** Our id of the charge. The same key always answers the same debit. */
  key: string;
  /** `reference` of the authorization. */
  authorization: string;
  amountCents: number;
  /** `yyyy-mm-dd`, two to ten calendar days after today in São Paulo. */
  dueOn: string;
  description: string;
  now: Date;
}

/** Request of a provider to our webhook address, before anything in it is believed. */
export interface WebhookRequest {
  /** Body as it was received. A signature covers exactly these bytes. */
  rawBody: Buffer;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, string | string[] | undefined>;
}

/** Genuine event of a provider. It proves nothing but that something changed: read the state of its reference. */
export interface WebhookEvent {
  /** Unique at the provider. An event that is sent again has the same id. */
  eventId: string;
  /**
   * Reference for `readCharge` or `readAuthorization`. Some providers name a part of a charge here: find our charge by
   * the `reference` of the report, never by this one.
   */
  reference: string;
  kind: 'charge' | 'authorization';
}

/** Page of the provider that is framed by our screens, takes a card number and answers a token by `postMessage`. */
export interface CardFrame {
  /** Address for the `src` of the frame. */
  url: string;
  /** Origin of the page's messages; every other one is ignored. Empty: the origin of our own screen. */
  origin: string;
}

/** Features that not every provider has. */
export interface PaymentCapabilities {
  /** True if the authorizations and debits of Pix Automático may be called. */
  offersAutomaticPix: boolean;
  /**
   * True if Pix and boleto of a charge are one debt at the bank. Otherwise they are two, the other one is canceled when
   * one is paid, and both can be paid within the same moment.
   */
  hasSingleDebtForPixAndBoleto: boolean;
  /** Seconds after which a request that `findCharge` does not know has never arrived. */
  unknownAfterSeconds: number;
}

/** Request to find by our key what the provider made of a request whose answer was lost. */
export interface FindRequest {
  kind: 'charge' | 'card' | 'debit';
  key: string;
  now: Date;
}

/**
 * Bank or payment service that receives our money. Every method that writes takes a key or a reference and may be
 * repeated: an answer that was lost is answered again.
 *
 * Methods throw `PaymentProviderError`: `isTemporary` if the same call may succeed later. They wait for another program,
 * and the demonstration bank for its own tables: call them outside any transaction.
 */
export interface PaymentProvider {
  /** Name in addresses and in `payment_events.provider`, such as `demonstration`. */
  name: string;
  /** For people, such as `Banco Demonstração`. */
  label: string;
  capabilities: PaymentCapabilities;

  /** Creates one charge that is payable by Pix and by boleto. */
  createCharge(request: ChargeRequest): Promise<IssuedCharge>;
  /** Exchanges a token of the card frame for a card that can be charged again. */
  saveCard(request: SaveCardRequest): Promise<SavedCard>;
  /** Charges a saved card. A refusal is an answer (`state: 'failed'` with `refusal`), not an error. */
  chargeCard(request: CardChargeRequest): Promise<ChargeReport>;
  /** Closes an open charge. One that is closed or paid already is left as it is. */
  cancelCharge(reference: string, now: Date): Promise<void>;
  /** Gives back money of one payment. */
  refund(request: RefundRequest): Promise<ReportedRefund>;
  /** Finds a charge, a card charge or a scheduled debit by our key; null: the provider does not know it, or not yet. */
  findCharge(request: FindRequest): Promise<ChargeReport | null>;
  /** Reads a charge, a card charge or a scheduled debit. */
  readCharge(reference: string): Promise<ChargeReport>;

  /** Asks a payer for a permission of automatic debits. */
  requestAuthorization(request: AuthorizationRequest): Promise<IssuedAuthorization>;
  readAuthorization(reference: string): Promise<AuthorizationReport>;
  /** Ends an authorization and its debits that are not due yet. */
  cancelAuthorization(reference: string, now: Date): Promise<void>;
  /**
   * Schedules a debit; `readCharge` reads it. Refused with `reason` `aboveCeiling`, `outsideWindow` or
   * `authorizationNotActive`; the authorization stays as it is.
   */
  scheduleDebit(request: DebitRequest): Promise<{ reference: string }>;
  /** Cancels a debit, until 23:59 of the day before it is tried next (São Paulo); afterwards refused with `tooLate`. */
  cancelDebit(reference: string, now: Date): Promise<void>;

  /** Verifies a webhook and reads what it is about; null: forged, or not about a payment. */
  readWebhook(request: WebhookRequest): WebhookEvent | null;
  getCardFrame(): CardFrame;

  /** Returns the address of the page on which a demonstration charge or authorization is paid. Demonstration only. */
  getPayerPage?(reference: string): string;
  /**
   * Executes the debits of an authorization that are due by `now`. Demonstration only: banks do it by themselves, and a
   * webhook follows in both cases.
   */
  runDueDebits?(request: { authorization: string; now: Date }): Promise<void>;
}
