import { shiftJobs } from '../../platform/clock';
import type { Tx } from '../../platform/database';

const DAY_MS = 86_400_000;

/** The jobs that forget what a financing that came to nothing leaves: how long they wait is a setting. */
export const FORGET_REQUEST = 'financings.forget-request';
export const FORGET_PAPERS = 'financings.forget-papers';

/** What waits to be forgotten in an account goes by the days that it keeps from now on: sooner where they became fewer. */
export const moveForgetting = (tx: Tx, accountId: string, byDays: number): Promise<void> =>
  shiftJobs(tx, { accountId, kinds: [FORGET_REQUEST, FORGET_PAPERS], byMs: byDays * DAY_MS });
