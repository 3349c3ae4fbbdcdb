import { sql } from 'kysely';
import type { Database, Tx } from '../database';
import { notFound } from '../refusals/refusal';
import { wakeWorkers } from './enqueue';

/** Whose job it is, or null: the platform's own. Absent ones are 404. */
export async function accountOfJob(database: Database, id: string): Promise<string | null> {
  const [found] = await database.lookUp(
    sql<{ account_id: string | null }>`select account_id from find_job(${id}::uuid)`,
  );
  if (!found) throw notFound('Esta tarefa não existe mais.');
  return found.account_id;
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
