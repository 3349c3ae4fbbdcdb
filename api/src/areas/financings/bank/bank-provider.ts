import type { Readable } from 'node:stream';
import type { CreditRequest, RequestedFinancingTerms } from '@girassol/shared-domain/contract';
import type {
  AmortizationSystem,
  BankReviewStatus,
  BorrowerKind,
  CostPaymentMode,
  FinancingDocumentStatus,
  GracePeriodMode,
} from '@girassol/shared-domain/financing';

/**
 * Terms of a loan offer as the bank sends them, with the bank's reference of the offer. The offer that users
 * and customers see is computed from these terms.
 */
export interface BankOffer {
  reference: string;
  bank: string;
  /** R$. */
  entry: number;
  /** Interest a month, a fraction. */
  monthly: number;
  installments: number;
  graceMonths: number;
  graceMode: GracePeriodMode;
  system: AmortizationSystem;
  /** R$, and when it is paid. */
  tariff: number;
  tariffMode: CostPaymentMode;
  iofMode: CostPaymentMode;
  /** R$ in each instalment; 0 for none. */
  insurance: number;
  /** The instalment as the bank says it, where it does: rate and instalment must agree. */
  statedInstallment: number | null;
  /** ISO dates. */
  releaseDate: string;
  validUntil: string;
  preApproved: boolean;
  refused: boolean;
  bestChoice: boolean;
}

/**
 * Verdict of a bank on a document of a financing request. `version` is the version of the document that the
 * bank judged, or 0 if the bank waived the document before it was sent.
 */
export interface BankDocumentVerdict {
  semantic: string;
  version: number;
  status: FinancingDocumentStatus;
  reason: string | null;
}

/**
 * Complete state of a financing request at the bank at one moment. A snapshot is applied as a whole; of two
 * snapshots the one with the higher `seq` is newer, whatever the order of arrival.
 */
export interface BankSnapshot {
  seq: number;
  /** Status of the request: one of `creditStatuses`, or a status that only this bank has. */
  status: string;
  reason: string | null;
  preApproved: boolean;
  offers: BankOffer[];
  /** `reference` of the offer that was accepted. */
  accepted: string | null;
  papers: BankDocumentVerdict[];
  monitoringLink: { url: string; status: BankReviewStatus } | null;
  contractSigned: boolean;
  serviceApproved: boolean;
  /** ISO instant until which the works must be shown. */
  expiresAt: string | null;
}

/** Event about a financing request, or the registration of an integrator, that a bank sent to the webhook. */
export interface BankEvent {
  /** Reference that the bank gave the request. For a registration, the id of the account. */
  reference: string;
  eventId: string;
  /** Null where the bank only says that something changed: `status` is asked then. */
  snapshot: BankSnapshot | null;
  /** Present if the event is about the registration of an integrator instead of a request. */
  registration?: { seq: number; status: string };
}

/**
 * Request for credit that is submitted to a bank, with the ids of the account and financing and the
 * applicant's data.
 */
export interface BankCreditRequest {
  accountId: string;
  /** Ours; also the key of the submission. */
  requestId: string;
  financingId: string;
  companyName: string;
  /** Partners of a company; 1 for a person. */
  associates: number;
  request: CreditRequest;
}

/**
 * Document of a financing that is sent to the bank: type (`semantic`), version, name, hash, and a function
 * that opens the content.
 */
export interface SentDocument {
  semantic: string;
  version: number;
  name: string;
  contentType: string;
  sha256: string;
  /** Opened when the bank reads it. */
  open(): Promise<Readable>;
}

/**
 * Error of a call that the bank refused permanently, so that another attempt would not help. The message is
 * shown to users.
 */
export class BankRefusalError extends Error {}
/**
 * Error of a call that the bank did not answer in time, or answered with something unreadable. The call is
 * attempted again.
 */
export class BankUnavailableError extends Error {}

/**
 * Interface that the implementation of each bank provides. Every call that changes something has a key that
 * is the same in all attempts, so that the bank executes it once. All calls may throw `BankRefusalError` and
 * `BankUnavailableError`, and `signal` aborts them.
 */
export interface BankProvider {
  /** In rows and in the address of its webhooks. */
  name: string;
  /** As people read it. */
  label: string;
  isDemonstration: boolean;
  /** Can be told that a company is of the Simples or an MEI; where false, it lends to it as to any company. */
  takesSimples: boolean;
  /** Offers for a price, without asking who borrows. */
  quote(
    terms: RequestedFinancingTerms & {
      accountId: string;
      price: number;
      borrower: BorrowerKind;
      today: string;
    },
    signal?: AbortSignal,
  ): Promise<BankOffer[]>;
  /** Hands a request in. Answers what the bank calls it. */
  submit(request: BankCreditRequest, key: string, signal?: AbortSignal): Promise<{ reference: string }>;
  /** A simulation becomes a deal: the bank analyses credit. */
  beginDeal(of: BankRequestReference, key: string, signal?: AbortSignal): Promise<void>;
  accept(of: BankRequestReference, offer: string, key: string, signal?: AbortSignal): Promise<void>;
  sendDocument(
    of: BankRequestReference,
    paper: SentDocument,
    key: string,
    signal?: AbortSignal,
  ): Promise<void>;
  sendLink(of: BankRequestReference, url: string, key: string, signal?: AbortSignal): Promise<void>;
  askReview(of: BankRequestReference, reason: string, key: string, signal?: AbortSignal): Promise<void>;
  cancel(of: BankRequestReference, reason: string, key: string, signal?: AbortSignal): Promise<void>;
  /** Returns the present snapshot of a request. */
  status(of: BankRequestReference, signal?: AbortSignal): Promise<BankSnapshot>;
  /** Asks for the registration of an integrator. */
  register(
    of: {
      accountId: string;
      cnpj: string;
      corporateName: string;
      name: string;
      email: string;
      phone: string;
    },
    key: string,
    signal?: AbortSignal,
  ): Promise<{ seq: number; status: string }>;
  registration(
    accountId: string,
    signal?: AbortSignal,
  ): Promise<{ seq: number; status: string; canFinance: boolean } | null>;
  /** Checks signature and age of what came; null for what it did not sign. */
  verify(headers: Record<string, string>, body: Buffer): { id: string; sentAt: Date } | null;
  /** Parses an event whose signature was verified. Throws if the event cannot be understood. */
  readEvent(body: Buffer): BankEvent;
}

/** Reference that a bank gave to a financing request, with the id of the account of the request. */
export interface BankRequestReference {
  accountId: string;
  reference: string;
}
