import { stripDocument } from '@girassol/shared-domain';
import type { CreditRequest } from '@girassol/shared-domain/contract';
import type { CreditStatus } from '@girassol/shared-domain/financing';
import type { BankOffer, BankPaper, BankSnapshot } from '../bank-provider';
import { type OutcomeTag, tagsOf } from './tags';

/** A paper as the bank keeps it. */
export interface KeptPaper extends BankPaper {
  name: string;
}

/** A request, as the demonstration bank decides about it. */
export interface Application {
  number: number;
  reference: string;
  companyName: string;
  associates: number;
  request: CreditRequest;
  stage: 'SIMULATION' | 'DEAL';
  status: CreditStatus;
  reason: string | null;
  preApproved: boolean;
  /** Why its policy decided as it did, in sentences. */
  findings: string[];
  offers: BankOffer[];
  accepted: string | null;
  papers: KeptPaper[];
  link: { url: string; status: 'PENDING' | 'APPROVED' | 'REJECTED' } | null;
  contractSigned: boolean;
  serviceApproved: boolean;
  expiresAt: Date | null;
  /** A person is to look at it again. */
  reviewAsked: boolean;
  /** A paper was asked for a second time. */
  askedAgain: boolean;
}

/** What a step changes of it. */
export type Change = Partial<Application>;

/** Letters may be in a CNPJ; a CPF has 11 digits. */
export const isCompany = ({ request }: Pick<Application, 'request'>): boolean =>
  stripDocument(request.customerIdentification).length === 14;

export const hasTag = ({ request }: Pick<Application, 'request'>, tag: OutcomeTag): boolean =>
  tagsOf(request.customerEmail).has(tag);

/** All that the bank says of it. */
export const snapshotOf = (application: Application, seq: number): BankSnapshot => ({
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
