import type { CompanyData } from '../contract/company';
import type { CustomerRecord } from '../contract/customers';
import type { BoardItem } from '../contract/kanbans';
import type { Proposal } from '../contract/proposals';

/**
 * Data from which the tags of a contract template are filled: number, validity, item, proposal and customer.
 */
export interface ContractDocumentSource {
  /** Counts within the account. */
  number: number;
  /** Days in which it may be signed, and the last of them. */
  validityDays: number;
  /** ISO date. */
  validityDate: string;
  item: BoardItem;
  /** Null where none was chosen. */
  proposal: Proposal | null;
  /** Null for who may not open the customer: the item itself says who it is. */
  customer: CustomerRecord | null;
  companyName: string;
  /** Left out where the account's data are not known. */
  company?: CompanyData | undefined;
  /** Epoch milliseconds. */
  now: number;
}
