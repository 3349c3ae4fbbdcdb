import { sql } from 'kysely';
import type { Database, Tx } from '../database';
import { notFound } from '../refusals/refusal';
import { signalWorkers } from './enqueue';

/** Jobs that are enqueued again in one go: they all have failed many times. */
const MAX_RETRIED = 100;

/**
 * Loads the account id of a job; null for a job of the platform, which belongs to no account. Throws a
 * refusal (404) for a missing job.
 */
export async function loadJobAccountId(database: Database, id: string): Promise<string | null> {
  const [found] = await database.lookUp(
    sql<{ account_id: string | null }>`select account_id from find_job(${id}::uuid)`,
  );
  if (!found) throw notFound('Esta tarefa não existe mais.');
  return found.account_id;
}

/**
 * Enqueues a job that failed for good once more, with all its attempts. Returns false if the job did not
 * fail.
 */
export async function retryJob(tx: Tx, id: string): Promise<boolean> {
  const now = sql<Date>`now()`;
  const repeated = await tx
    .updateTable('jobs')
    .set({ state: 'QUEUED', attempts: 0, due_at: now, order_at: now, ended_at: null, cancel_asked_at: null })
    .where('id', '=', id)
    .where('state', '=', 'FAILED')
    .executeTakeFirst();
  await signalWorkers(tx);
  return repeated.numUpdatedRows > 0n;
}

/** Discards a job that failed for good, by decision of an operator. Returns false if the job did not fail. */
export async function discardJob(tx: Tx, id: string): Promise<boolean> {
  const discarded = await tx
    .updateTable('jobs')
    .set({ state: 'CANCELLED', ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'FAILED')
    .executeTakeFirst();
  return discarded.numUpdatedRows > 0n;
}

/**
 * Enqueues the jobs of a kind that failed for good once more, of every account, without waiting for an operator. Returns them.
 */
export async function retryFailedJobs(
  database: Database,
  kind: string,
): Promise<{ id: string; account_id: string | null; error: string | null }[]> {
  const failed = await database.lookUp(
    sql<{ id: string; account_id: string | null; error: string | null }>`
      select id, account_id, error from list_jobs('FAILED', ${kind}, 0, ${MAX_RETRIED})`,
  );
  for (const { id, account_id: accountId } of failed) {
    const retry = async (tx: Tx): Promise<void> => void (await retryJob(tx, id));
    await (accountId === null ? database.asSystem(retry) : database.asAccount({ accountId }, retry));
  }
  return failed;
}
