import { sql } from 'kysely';
import type { z } from 'zod';
import { newId, type Tx } from '../database';
import type { JobPriority } from '../database/job-tables';
import type { JobKind } from './define-job';

/** The one channel that wakes whoever works. */
export const JOBS_CHANNEL = 'girassol_jobs';

/** Seconds that others may overtake a job; `claim_job` looks an hour ahead. */
const HEAD_START: Record<JobPriority, number> = { HIGH: 0, NORMAL: 300, LOW: 3600 };
const ATTEMPTS = 6;

export interface NewJob<P> {
  /** Whose it is, as the transaction has it; null: the platform's own, in a transaction of no account. */
  accountId: string | null;
  payload: P;
  /** Of one account and key, one runs at a time. */
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
 * Adds a job in the transaction that causes it: with its commit it is there, with its rollback it never was. Answers its
 * id, or null where one that says the same (`once`) waits already. Throws a ZodError for a payload of another shape.
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
      id: newId(),
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
    .returning('id')
    .executeTakeFirst();
  await wakeWorkers(tx);
  return added?.id ?? null;
}

/** Told with the commit; of one transaction it arrives once, however much it adds. */
export async function wakeWorkers(tx: Tx): Promise<void> {
  await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(tx);
}
