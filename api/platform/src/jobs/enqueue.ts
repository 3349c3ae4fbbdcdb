import { sql } from 'kysely';
import type { z } from 'zod';
import { generateId, type Tx } from '../database';
import type { JobPriority } from '../database/job-tables';
import type { JobKind } from './define-job';

/** PostgreSQL channel on which workers are notified of new jobs. */
export const JOBS_CHANNEL = 'girassol_jobs';

/** Column of a `returning` that signals the workers of all processes when the transaction commits. */
export const workersSignal = sql<string>`pg_notify(${JOBS_CHANNEL}, '')`.as('signal');

/** Seconds that others may overtake a job; `claim_job` looks an hour ahead. */
const HEAD_START: Record<JobPriority, number> = { HIGH: 0, NORMAL: 300, LOW: 3600 };
const ATTEMPTS = 6;

/** Job to be enqueued: account, payload, due time and options. */
export interface NewJob<P> {
  /**
   * Account of the job, which must be that of the transaction; null: a job of the platform, in a transaction without
   * account.
   */
  accountId: string | null;
  payload: P;
  /** Key within the account; of the jobs with one key, one runs at a time. */
  key?: string;
  /** While one of this kind with the same text waits, another is not added. */
  once?: string;
  /** Not before; now when left out. */
  dueAt?: Date;
  /** The same by the clock of the account, which is another one outside production (platform/clock). */
  accountDue?: { at: Date; offsetMs: number };
  /** Instead of the kind's. */
  priority?: JobPriority;
}

/**
 * Enqueues a job in the transaction that causes it, which commits or rolls back both. Returns the job's id, or null if
 * a job with the same `once` already waits. Throws a ZodError for a payload of another shape.
 */
export async function enqueue<P extends z.ZodType>(
  tx: Tx,
  { kind, payload: schema, priority: usual = 'NORMAL', attempts = ATTEMPTS, isHeavy = false }: JobKind<P>,
  { accountId, payload, key, once, dueAt, accountDue, priority = usual }: NewJob<z.input<P>>,
): Promise<string | null> {
  const due = accountDue ? new Date(accountDue.at.getTime() - accountDue.offsetMs) : dueAt;
  const dueSql = due ? sql<Date>`${due}::timestamptz` : sql<Date>`now()`;
  const added = await tx
    .insertInto('jobs')
    .values({
      id: generateId(),
      account_id: accountId,
      kind,
      payload: JSON.stringify(schema.parse(payload)),
      priority,
      // The platform's own are of no account, and take no turns.
      heavy: isHeavy && accountId !== null,
      key: key ?? null,
      once: once ?? null,
      due_at: dueSql,
      order_at: sql<Date>`${dueSql} + make_interval(secs => ${HEAD_START[priority]})`,
      account_due: accountDue?.at ?? null,
      max_attempts: attempts,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'kind', 'once'])
        .where((where) => where.and([where('fresh', '=', sql<boolean>`true`), where('once', 'is not', null)]))
        .doNothing(),
    )
    .returning(['id', workersSignal])
    .executeTakeFirst();
  return added?.id ?? null;
}

/** Withdraws a job that waits under the text `once` and that no process has begun: what it was for is done. */
export async function withdrawJob(
  tx: Tx,
  { kind }: JobKind,
  { accountId, once }: { accountId: string; once: string },
): Promise<void> {
  await tx
    .deleteFrom('jobs')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('once', '=', once)
    .where('fresh', '=', true)
    .where('state', '=', 'QUEUED')
    .execute();
}

/**
 * Signals the workers of all processes when the transaction commits; several signals of one transaction are delivered
 * once.
 */
export async function signalWorkers(tx: Tx): Promise<void> {
  await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(tx);
}
