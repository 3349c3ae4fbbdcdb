import { sql } from 'kysely';
import type { Database } from '../database';
import type { ClaimedJob } from './claimed-job';

/**
 * Creates the functions by which a worker claims due jobs of all accounts, renews its leases and asks when
 * the next job is due.
 */
export const createJobClaimer = (database: Database) => ({
  /**
   * The next job of these kinds that is due, now this process's; undefined where there is none. Accounts take turns with
   * heavy ones (docs/jobs.md).
   */
  async next(worker: string, leaseSeconds: number, kinds: string[]): Promise<ClaimedJob | undefined> {
    const [job] = await database.lookUp(
      sql<ClaimedJob>`select * from claim_job(${worker}, ${leaseSeconds}, ${kinds}::text[])`,
    );
    return job;
  },
  /** Holds leases for longer. Answers those that are still held, and whether somebody wants the job to end. */
  renew: (leases: string[], leaseSeconds: number) =>
    database.lookUp(
      sql<{ lease: string; cancel_asked: boolean }>`
        select lease, cancel_asked from renew_jobs(${leases}::uuid[], ${leaseSeconds})`,
    ),
  /** Seconds until something may be due; null where nothing waits. */
  async nextIn(kinds: string[]): Promise<number | null> {
    const [next] = await database.lookUp(
      sql<{ seconds: number | null }>`select seconds from next_job_in(${kinds}::text[])`,
    );
    return next?.seconds ?? null;
  },
  /** Gives up every lease: for a database that only this process may have open. */
  async endAll(): Promise<void> {
    await database.lookUp(sql`select end_leases()`);
  },
});
