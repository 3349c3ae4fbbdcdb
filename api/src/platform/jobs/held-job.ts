import { sql } from 'kysely';
import type { Database, Row, Tx } from '../database';
import { wakeWorkers } from './enqueue';
import { JobCancelled, LeaseLost } from './outcomes';

export const LEASE_SECONDS = 60;

/** A row as it was claimed: who runs it is known by its lease. */
export type HeldJob = Row<'jobs'> & { lease: string };

/** A transaction of the account that a job belongs to, or of none. */
export const inItsAccount = <T>(
  database: Database,
  { account_id: accountId }: Pick<HeldJob, 'account_id'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => (accountId ? database.asAccount({ accountId }, work) : database.asSystem(work));

/**
 * A transaction that commits only while this very lease holds. The row is locked first, and whoever claims passes over
 * locked rows: what is written here is written by the one who has the job. Throws {@link LeaseLost}, or, where somebody
 * wants the job to end, {@link JobCancelled}.
 */
export function fenced<T>(
  database: Database,
  job: HeldJob,
  work: (tx: Tx) => Promise<T>,
  { evenIfCancelled = false } = {},
): Promise<T> {
  return inItsAccount(database, job, async (tx) => {
    const held = await tx
      .selectFrom('jobs')
      .select('cancel_asked_at')
      .where('id', '=', job.id)
      .where('lease', '=', job.lease)
      .where('state', '=', 'RUNNING')
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw new LeaseLost();
    if (held.cancel_asked_at && !evenIfCancelled) throw new JobCancelled();
    return work(tx);
  });
}

/** Inside {@link fenced}: how far it has come. Tries count anew, so that a long job survives many ends of processes. */
export async function keepProgress(
  tx: Tx,
  { id }: HeldJob,
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

/** Inside {@link fenced}: it is over. */
export async function endJob(
  tx: Tx,
  { id, key }: HeldJob,
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
      // What went wrong before it went well stays to be read.
      ...(error !== null && { error }),
    })
    .where('id', '=', id)
    .execute();
  // The next one of its key waits for it.
  if (key) await wakeWorkers(tx);
}

/** Inside {@link fenced}: back into the line. */
export async function putBack(
  tx: Tx,
  { id }: HeldJob,
  { inSeconds, error, isTry }: { inSeconds: number; error?: string; isTry: boolean },
): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({
      state: 'QUEUED',
      lease: null,
      lease_until: null,
      due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${inSeconds})`,
      // Who waited so long already is not overtaken once more.
      order_at: sql<Date>`clock_timestamp() + make_interval(secs => ${inSeconds})`,
      ...(error !== undefined && { error }),
      ...(!isTry && { attempts: sql<number>`greatest(attempts - 1, 0)` }),
    })
    .where('id', '=', id)
    .execute();
  await wakeWorkers(tx);
}
