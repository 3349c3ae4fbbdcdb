import { sql } from 'kysely';
import type { Database, Tx } from '../database';
import { notFound, Refusal } from '../refusals/refusal';
import { wakeWorkers } from './enqueue';
import { inItsAccount } from './held-job';

/**
 * Does something with any account's job, in a transaction of that account. Absent ones are 404; where `work` answers
 * false, the job was no longer in the state for it (409).
 */
export async function withJob(
  database: Database,
  id: string,
  work: (tx: Tx, id: string) => Promise<boolean>,
): Promise<void> {
  const [found] = await database.lookUp(
    sql<{ account_id: string | null }>`select account_id from find_job(${id}::uuid)`,
  );
  if (!found) throw notFound('Esta tarefa não existe mais.');
  const isDone = await inItsAccount(database, found, (tx) => work(tx, id));
  if (!isDone) throw new Refusal(409, 'Esta tarefa mudou de situação enquanto isso. Atualize a lista.');
}

/** Puts a job that failed for good into the line once more, with all its tries. */
export async function repeatJob(tx: Tx, id: string): Promise<boolean> {
  const now = sql<Date>`now()`;
  const repeated = await tx
    .updateTable('jobs')
    .set({ state: 'QUEUED', attempts: 0, due_at: now, order_at: now, ended_at: null, cancel_asked_at: null })
    .where('id', '=', id)
    .where('state', '=', 'FAILED')
    .executeTakeFirst();
  await wakeWorkers(tx);
  return repeated.numUpdatedRows > 0n;
}

/** Nobody wants what failed for good any more. */
export async function discardJob(tx: Tx, id: string): Promise<boolean> {
  const discarded = await tx
    .updateTable('jobs')
    .set({ state: 'CANCELLED', ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'FAILED')
    .executeTakeFirst();
  return discarded.numUpdatedRows > 0n;
}
