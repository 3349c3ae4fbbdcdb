import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database';
import type { JobKind } from './define-job';
import { enqueue } from './enqueue';

/** Kind of periodic job, with the seconds between its runs. */
export interface JobPeriod {
  kind: JobKind<z.ZodObject>;
  everySeconds: number;
}

/**
 * Enqueues the periodic jobs that are due, exactly once over all processes: the process that moves the stored
 * next time forward enqueues the job in the same transaction. A run is skipped while the previous job has not
 * ended.
 */
export async function enqueuePeriodicJobs(database: Database, periods: readonly JobPeriod[]): Promise<void> {
  if (periods.length === 0) return;
  const names = periods.map(({ kind }) => kind.kind);
  const seconds = periods.map(({ everySeconds }) => everySeconds);
  await database.asSystem(async (tx) => {
    // A period that was made shorter holds from now on. Rows that another process moves at this moment are its own.
    const { rows: moved } = await sql<{ kind: string }>`
      with due as (
        select p.kind, asked.seconds
        from job_periods p
          join unnest(${names}::text[], ${seconds}::double precision[]) as asked (kind, seconds) on asked.kind = p.kind
        where p.next_at <= now() or p.next_at > now() + make_interval(secs => asked.seconds)
        for update of p skip locked
      )
      update job_periods set next_at = now() + make_interval(secs => due.seconds), last_at = now()
      from due where job_periods.kind = due.kind
      returning job_periods.kind`.execute(tx);
    if (moved.length === 0) return;
    const open = await tx
      .selectFrom('jobs')
      .select('kind')
      .where(
        'kind',
        'in',
        moved.map(({ kind }) => kind),
      )
      .where('account_id', 'is', null)
      .where('state', 'in', ['QUEUED', 'RUNNING'])
      .execute();
    for (const { kind } of periods)
      if (moved.some((row) => row.kind === kind.kind) && !open.some((row) => row.kind === kind.kind))
        await enqueue(tx, kind, { accountId: null, payload: {} });
  });
}

/**
 * Adds a row to `job_periods` for each periodic job that has none yet. The first run comes soon, but not
 * during the start of the process.
 */
export async function addJobPeriods(database: Database, periods: readonly JobPeriod[]): Promise<void> {
  if (periods.length === 0) return;
  await database.asSystem((tx) =>
    tx
      .insertInto('job_periods')
      .values(
        periods.map(({ kind, everySeconds }) => ({
          kind: kind.kind,
          next_at: sql<Date>`now() + make_interval(secs => ${Math.min(30, everySeconds)})`,
        })),
      )
      .onConflict((conflict) => conflict.column('kind').doNothing())
      .execute(),
  );
}
