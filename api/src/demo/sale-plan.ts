import type { DemoCustomer } from './customers';
import type { SystemSize } from './system-size';
import type { DemoUser } from './timeline';

/** Plan of a demonstration sale before its rows are built: stage, dates and outcome. */
export interface SalePlan {
  stage: number;
  registered: number;
  /** The last day something was written; for a finished sale the day it was finished. */
  touched: number;
  outcome?: 'CLOSED' | 'LOST';
}

/** Demonstration sale to build a proposal for: its id, customer, owner and solar system. */
export interface SaleParties {
  saleId: string;
  customer: DemoCustomer;
  owner: DemoUser;
  system: SystemSize;
}

/** Index of the first stage of the sales board at which a demonstration customer has a proposal. */
export const FIRST_PROPOSAL_STAGE = 2;
