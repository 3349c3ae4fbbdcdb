import { sql } from 'kysely';
import type { Database, Row, Tx } from '../database';
import { signalWorkers, workersSignal } from './enqueue';
import { JobCancelledError, JobLeaseLostError } from './job-errors';

/**
 * Seconds for which a process holds a claimed job unless it renews the lease; afterwards another process may
 * take the job over.
 */
export const JOB_LEASE_SECONDS = 60;

/** Row of a job that this process has claimed. The `lease` identifies the claim. */
export type ClaimedJob = Row<'jobs'> & { lease: string };

/** Runs work in a transaction of the job's account, or of no account for a job of the platform. */
export const runInJobAccount = <T>(
  database: Database,
  { account_id: accountId }: Pick<ClaimedJob, 'account_id'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => (accountId ? database.asAccount({ accountId }, work) : database.asSystem(work));

/**
 * Runs work in a transaction that commits only while this process holds the lease. The row is locked first, and claims
 * skip locked rows. Throws {@link JobLeaseLostError}, or, if somebody cancelled the job, {@link JobCancelledError}.
 */
export function withJobLease<T>(
  database: Database,
  job: ClaimedJob,
  work: (tx: Tx) => Promise<T>,
  { evenIfCancelled = false } = {},
): Promise<T> {
  return runInJobAccount(database, job, async (tx) => {
    const held = await tx
      .selectFrom('jobs')
      .select('cancel_asked_at')
      .where('id', '=', job.id)
      .where('lease', '=', job.lease)
      .where('state', '=', 'RUNNING')
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw new JobLeaseLostError();
    if (held.cancel_asked_at && !evenIfCancelled) throw new JobCancelledError();
    return work(tx);
  });
}

/**
 * Saves the progress of a job, within {@link withJobLease}. Attempts are counted anew, so that a long job survives many
 * ends of processes.
 */
export async function saveProgress(
  tx: Tx,
  { id }: ClaimedJob,
  progress: unknown,
  leaseSeconds: number,
): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({
      progress: JSON.stringify(progress),
      attempts: 1,
      lease_until: sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
    })
    .where('id', '=', id)
    .execute();
}

/** Ends a job with its final state. Must be called within {@link withJobLease}. */
export async function endJob(
  tx: Tx,
  { id, key }: ClaimedJob,
  state: 'DONE' | 'FAILED' | 'CANCELLED',
  error: string | null = null,
): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({
      state,
      lease: null,
      lease_until: null,
      ended_at: sql<Date>`clock_timestamp()`,
      // An error before a success stays readable.
      ...(error !== null && { error }),
    })
    .where('id', '=', id)
    // The next one of its key waits for it.
    .$if(key !== null, (update) => update.returning(workersSignal))
    .execute();
}

/** Puts a job back into the queue, within {@link withJobLease}. */
export async function requeueJob(
  tx: Tx,
  { id }: ClaimedJob,
  { inSeconds, error, isTry }: { inSeconds: number; error?: string; isTry: boolean },
): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({
      state: 'QUEUED',
      lease: null,
      lease_until: null,
      due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${inSeconds})`,
      // A job that has waited long already is not overtaken again.
      order_at: sql<Date>`clock_timestamp() + make_interval(secs => ${inSeconds})`,
      ...(error !== undefined && { error }),
      ...(!isTry && { attempts: sql<number>`greatest(attempts - 1, 0)` }),
    })
    .where('id', '=', id)
    .execute();
  await signalWorkers(tx);
}
