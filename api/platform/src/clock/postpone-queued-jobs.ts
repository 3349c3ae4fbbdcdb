import { sql } from 'kysely';
import type { Tx } from '../database';
import { signalWorkers } from '../jobs';

interface Shift {
  accountId: string;
  kinds: readonly string[];
  /** Later; a negative one: earlier. What is overdue by then is done at once. */
  byMs: number;
}

/**
 * Postpones the queued jobs of an account, of the given kinds, by a number of milliseconds; a negative number
 * brings them forward. Running jobs do not change.
 */
export async function postponeQueuedJobs(tx: Tx, { accountId, kinds, byMs }: Shift): Promise<void> {
  await sql`
    with shift as (select make_interval(secs => ${byMs / 1000}::float8) as by)
    update jobs set due_at = due_at + shift.by, order_at = order_at + shift.by, account_due = account_due + shift.by
    from shift
    where account_id = ${accountId} and kind = any(${kinds}::text[]) and state = 'QUEUED'`.execute(tx);
  await signalWorkers(tx);
}
