import { toIsoDate } from '@girassol/shared-domain';
import type { z } from 'zod';
import type { Tx } from '../database';
import { enqueue, type JobKind, type NewJob } from '../jobs';

/** Loads by how many milliseconds the clock of an account is ahead of real time; 0 in production. */
export async function loadClockOffset(tx: Tx, accountId: string): Promise<number> {
  const clock = await tx
    .selectFrom('account_clocks')
    .select('offset_ms')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return clock?.offset_ms ?? 0;
}

/**
 * Loads the current time by the clock of an account, for deadlines and due times. Timestamps of records,
 * leases and sessions use real time instead.
 */
export async function loadAccountNow(tx: Tx, accountId: string): Promise<Date> {
  return new Date(Date.now() + (await loadClockOffset(tx, accountId)));
}

/** Loads the current date by the clock of an account, in Brazil, as `yyyy-mm-dd`. */
export async function loadAccountToday(tx: Tx, accountId: string): Promise<string> {
  return toIsoDate((await loadAccountNow(tx, accountId)).getTime());
}

type AccountJob<P> = Omit<NewJob<P>, 'accountId' | 'dueAt' | 'accountDue'> & {
  accountId: string;
  /** By the clock of the account. */
  dueAt: Date;
};

/**
 * Enqueues a job that is due at a time by the clock of its account, not by real time. Otherwise like
 * `enqueue`.
 */
export async function enqueueByAccountClock<P extends z.ZodType>(
  tx: Tx,
  kind: JobKind<P>,
  { dueAt, ...job }: AccountJob<z.input<P>>,
): Promise<string | null> {
  const offsetMs = await loadClockOffset(tx, job.accountId);
  return enqueue(tx, kind, { ...job, accountDue: { at: dueAt, offsetMs } });
}
