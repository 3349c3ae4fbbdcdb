import { stripCpfOrCnpjMask } from '@girassol/shared-domain';
import type { CreditRequest } from '@girassol/shared-domain/contract';
import type { BankReviewStatus, CreditStatus } from '@girassol/shared-domain/financing';
import type { BankDocumentVerdict, BankOffer, BankSnapshot } from '../bank-provider';
import { type OutcomeTag, parseOutcomeTags } from './tags';

/** Document of an application as the demonstration bank stores it: its file name and the verdict. */
export interface StoredBankDocument extends BankDocumentVerdict {
  name: string;
}

/** Application for credit as the demonstration bank stores and decides it. */
export interface CreditApplication {
  number: number;
  reference: string;
  companyName: string;
  associates: number;
  request: CreditRequest;
  stage: 'SIMULATION' | 'DEAL';
  status: CreditStatus;
  reason: string | null;
  preApproved: boolean;
  /** Reasons of the decision of the credit policy, in sentences. */
  findings: string[];
  offers: BankOffer[];
  accepted: string | null;
  papers: StoredBankDocument[];
  link: { url: string; status: BankReviewStatus } | null;
  contractSigned: boolean;
  serviceApproved: boolean;
  expiresAt: Date | null;
  /** A person is to look at it again. */
  reviewAsked: boolean;
  /** A paper was asked for a second time. */
  askedAgain: boolean;
}

/** Fields of a credit application that a step of the demonstration bank changes. */
export type CreditApplicationChange = Partial<CreditApplication>;

/**
 * Checks whether the applicant of a credit application is a company, by the length of the document: a CNPJ
 * may have letters and has 14 characters; a CPF has 11 digits.
 */
export const isCompanyApplicant = ({ request }: Pick<CreditApplication, 'request'>): boolean =>
  stripCpfOrCnpjMask(request.customerIdentification).length === 14;

/**
 * Checks whether the e-mail address of the applicant has a tag that chooses an outcome of the demonstration
 * bank.
 */
export const hasOutcomeTag = ({ request }: Pick<CreditApplication, 'request'>, tag: OutcomeTag): boolean =>
  parseOutcomeTags(request.customerEmail).has(tag);

/**
 * Converts a credit application of the demonstration bank to the snapshot that the bank sends in events and
 * answers.
 */
export const toBankSnapshot = (application: CreditApplication, seq: number): BankSnapshot => ({
  seq,
  status: application.status,
  reason: application.reason,
  preApproved: application.preApproved,
  offers: application.offers,
  accepted: application.accepted,
  papers: application.papers.map(({ semantic, version, status, reason }) => ({
    semantic,
    version,
    status,
    reason,
  })),
  monitoringLink: application.link,
  contractSigned: application.contractSigned,
  serviceApproved: application.serviceApproved,
  expiresAt: application.expiresAt?.toISOString() ?? null,
});
