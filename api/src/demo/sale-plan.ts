import type { DemoCustomer } from './customers';
import type { SystemSize } from './system-size';
import type { DemoUser } from './timeline';

/** A sale that is about to be told. */
export interface SalePlan {
  stage: number;
  registered: number;
  /** The last day something was written; for a finished sale the day it was finished. */
  touched: number;
  outcome?: 'CLOSED' | 'LOST';
}

/** Whose sale it is, and what is sold. */
export interface SaleParties {
  saleId: string;
  customer: DemoCustomer;
  owner: DemoUser;
  system: SystemSize;
}

/** Stage from which a proposal is with the customer. */
export const PROPOSAL_STAGE = 2;
