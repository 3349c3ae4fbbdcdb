import type { GeneratedTimestamp, IsoDate } from '@girassol/api-platform/database/column-types';
import type { Generated } from 'kysely';
import type { Json } from './json-column-types';

/** Reasons that an owner gave for the end of the account. */
export interface ClosureReasons {
  mainReason: string;
  message: string;
}

/** Row of `account_closures`: the end of an account, which its owner asked for. Deleted if it is taken back. */
export interface AccountClosuresTable {
  account_id: string;
  /** Names this request: steps of one that was taken back do nothing. */
  id: string;
  user_id: string;
  /** Name of the user, as it was then. */
  requested_by: string;
  requested_at: GeneratedTimestamp;
  /** By the clock of the account. */
  ends_on: IsoDate;
  reasons: Json<ClosureReasons>;
  /** True if the subscription was canceled by it, and is resumed when it is taken back. */
  canceled_subscription: boolean;
  state: Generated<'WAITING' | 'DELETING' | 'DELETED'>;
}

/** Table of the ends of accounts. */
export interface ClosureTables {
  account_closures: AccountClosuresTable;
}
