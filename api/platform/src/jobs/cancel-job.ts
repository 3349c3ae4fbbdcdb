import { sql } from 'kysely';
import type { Tx } from '../database';
import { signalWorkers } from './enqueue';

/**
 * Requests the cancellation of a job of the transaction's account. A waiting job is ended by the next free
 * process; a running job ends when it next saves, or as soon as its handler reacts to the abort signal.
 * Returns false if there is no such job to cancel.
 */
export async function cancelJob(tx: Tx, id: string): Promise<boolean> {
  const asked = await tx
    .updateTable('jobs')
    .set({ cancel_asked_at: sql<Date>`now()`, fresh: false })
    .where('id', '=', id)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirst();
  if (asked.numUpdatedRows === 0n) return false;
  await signalWorkers(tx);
  return true;
}
