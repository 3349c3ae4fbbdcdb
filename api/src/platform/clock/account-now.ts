import { toIsoDate } from '@girassol/shared-domain';
import type { z } from 'zod';
import type { Tx } from '../database';
import { enqueue, type JobKind, type NewJob } from '../jobs';

/** Milliseconds that the clock of an account is ahead of the world's; 0 in production. */
export async function clockOffset(tx: Tx, accountId: string): Promise<number> {
  const clock = await tx
    .selectFrom('account_clocks')
    .select('offset_ms')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return clock?.offset_ms ?? 0;
}

/** What "now" is for what falls due in an account. Times of records, leases and sessions are the world's. */
export async function accountNow(tx: Tx, accountId: string): Promise<Date> {
  return new Date(Date.now() + (await clockOffset(tx, accountId)));
}

/** The day that it is in an account, `yyyy-mm-dd` in Brazil. */
export async function accountToday(tx: Tx, accountId: string): Promise<string> {
  return toIsoDate((await accountNow(tx, accountId)).getTime());
}

type AccountJob<P> = Omit<NewJob<P>, 'accountId' | 'dueAt' | 'accountDue'> & {
  accountId: string;
  /** By the clock of the account. */
  dueAt: Date;
};

/** Adds a job that is due by the clock of its account; see `enqueue`. */
export async function enqueueByClock<P extends z.ZodType>(
  tx: Tx,
  kind: JobKind<P>,
  { dueAt, ...job }: AccountJob<z.input<P>>,
): Promise<string | null> {
  const offsetMs = await clockOffset(tx, job.accountId);
  return enqueue(tx, kind, { ...job, accountDue: { at: dueAt, offsetMs } });
}
