import type { CustomerRecord } from '../contract/customers';
import type { BoardItem } from '../contract/kanbans';
import type { Proposal } from '../contract/proposals';

/** What a contract is filled with. */
export interface ContractSource {
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
  /** Epoch milliseconds. */
  now: number;
}
