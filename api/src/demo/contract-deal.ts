import type { DemoCustomer } from './customers';
import type { DemoUser } from './timeline';
import type { AccountDraft } from './world';

/** Finished proposal of a demonstration sale with its customer and seller, for which a contract is made. */
export interface ContractDeal {
  proposal: AccountDraft['proposals'][number];
  customer: DemoCustomer;
  seller: DemoUser;
}
