import { sql } from 'kysely';
import type { Tx } from '../database';
import { wakeWorkers } from './enqueue';

/**
 * Asks a job of the transaction's account to end: one that waits is ended by the next process that is free, one that runs
 * at its next save, or where its handler hears its signal. Answers false where there is none that could.
 */
export async function cancelJob(tx: Tx, id: string): Promise<boolean> {
  const asked = await tx
    .updateTable('jobs')
    .set({ cancel_asked_at: sql<Date>`now()`, fresh: false })
    .where('id', '=', id)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirst();
  if (asked.numUpdatedRows === 0n) return false;
  await wakeWorkers(tx);
  return true;
}
