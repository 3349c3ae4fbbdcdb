import type { GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

/** Row of `follows`: a person follows an item or a customer, and is notified of what happens to it. */
export interface FollowsTable {
  account_id: string;
  user_id: string;
  /** Item; null where a customer is followed. */
  sale_id: string | null;
  customer_id: string | null;
  /** Whichever of the two is followed. */
  subject_id: GeneratedAlways<string>;
  created_at: GeneratedTimestamp;
}

export interface FollowTables {
  follows: FollowsTable;
}
