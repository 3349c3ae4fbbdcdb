import type { CompanyData } from '../contract/company';
import type { CustomerRecord } from '../contract/customers';
import type { Proposal } from '../contract/proposals';

/**
 * Data from which the tags of a proposal's document template are filled: proposal, customer, company name,
 * and current time in epoch milliseconds.
 */
export interface ProposalDocumentSource {
  proposal: Proposal;
  /** Null for who may not open the customer: the proposal itself says who it is. */
  customer: CustomerRecord | null;
  companyName: string;
  /** Left out where the account's data are not known. */
  company?: CompanyData | undefined;
  /** Epoch milliseconds. */
  now: number;
}
