import type { Readable } from 'node:stream';
import type { CreditRequest, FinancingTerms } from '@girassol/shared-domain/contract';
import type { AmortizationSystem, Borrower, CostMode, GraceMode } from '@girassol/shared-domain/financing';

/** Terms as a bank names them: what an offer is worked out from, and what it is called there. */
export interface BankOffer {
  reference: string;
  bank: string;
  /** R$. */
  entry: number;
  /** Interest a month, a fraction. */
  monthly: number;
  installments: number;
  graceMonths: number;
  graceMode: GraceMode;
  system: AmortizationSystem;
  /** R$, and when it is paid. */
  tariff: number;
  tariffMode: CostMode;
  iofMode: CostMode;
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

/** What a bank says of a paper. `version` is that of the sending it is about; 0 where nothing was sent: it waived it. */
export interface BankPaper {
  semantic: string;
  version: number;
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'WAIVED';
  reason: string | null;
}

/**
 * All that a bank says of a request at one moment. Taken whole or not at all: of two, the one with the higher `seq` holds,
 * in whatever order they come.
 */
export interface BankSnapshot {
  seq: number;
  /** One of `creditStatuses`, or words of its own. */
  status: string;
  reason: string | null;
  preApproved: boolean;
  offers: BankOffer[];
  /** `reference` of the offer that was accepted. */
  accepted: string | null;
  papers: BankPaper[];
  monitoringLink: { url: string; status: 'PENDING' | 'APPROVED' | 'REJECTED' } | null;
  contractSigned: boolean;
  serviceApproved: boolean;
  /** ISO instant until which the works must be shown. */
  expiresAt: string | null;
}

/** What a bank told without being asked. */
export interface BankEvent {
  /** What the bank calls the request; of a registration, the account. */
  reference: string;
  eventId: string;
  /** Null where the bank only says that something changed: `status` is asked then. */
  snapshot: BankSnapshot | null;
  /** Of an integrator's registration instead of a request. */
  registration?: { seq: number; status: string };
}

export interface BankRequest {
  accountId: string;
  /** Ours; also the key of the submission. */
  requestId: string;
  financingId: string;
  companyName: string;
  /** Partners of a company; 1 for a person. */
  associates: number;
  request: CreditRequest;
}

export interface SentPaper {
  semantic: string;
  version: number;
  name: string;
  contentType: string;
  sha256: string;
  /** Opened when the bank reads it. */
  open(): Promise<Readable>;
}

/** The bank said no to a call itself, for good: another try would not help. The words are for people. */
export class BankRefusal extends Error {}
/** The bank did not answer, or said something that nobody understands: to be tried again. */
export class BankUnavailable extends Error {}

/**
 * A bank. Every call that does something has a key that stays the same at every try: a bank does it once. All may throw
 * `BankRefusal` and `BankUnavailable`; `signal` ends them.
 */
export interface BankProvider {
  /** In rows and in the address of its webhooks. */
  name: string;
  /** As people read it. */
  label: string;
  isDemonstration: boolean;
  /** Offers for a price, without asking who borrows. */
  quote(
    terms: FinancingTerms & { accountId: string; price: number; borrower: Borrower; today: string },
    signal?: AbortSignal,
  ): Promise<BankOffer[]>;
  /** Hands a request in. Answers what the bank calls it. */
  submit(request: BankRequest, key: string, signal?: AbortSignal): Promise<{ reference: string }>;
  /** A simulation becomes a deal: the bank analyses credit. */
  beginDeal(of: BankReference, key: string, signal?: AbortSignal): Promise<void>;
  accept(of: BankReference, offer: string, key: string, signal?: AbortSignal): Promise<void>;
  sendDocument(of: BankReference, paper: SentPaper, key: string, signal?: AbortSignal): Promise<void>;
  sendLink(of: BankReference, url: string, key: string, signal?: AbortSignal): Promise<void>;
  askReview(of: BankReference, reason: string, key: string, signal?: AbortSignal): Promise<void>;
  cancel(of: BankReference, reason: string, key: string, signal?: AbortSignal): Promise<void>;
  /** How it stands now. */
  status(of: BankReference, signal?: AbortSignal): Promise<BankSnapshot>;
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
  /** What it says, once it was checked; throws where nobody understands it. */
  readEvent(body: Buffer): BankEvent;
}

/** A request at a bank, and whose it is. */
export interface BankReference {
  accountId: string;
  reference: string;
}
