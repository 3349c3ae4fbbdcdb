import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Tx } from '../database';
import { defineJob, enqueue, JobPostponedError, registerJob } from '../jobs';
import { signalWorkers } from '../jobs/enqueue';
import { loadAccountNow } from './account-now';

/** Seconds between checks whether the jobs that have just fallen due were tried. */
const POLL_SECONDS = 0.2;

const moveClock = defineJob({
  kind: 'clock.move',
  title: 'Adiantar o relógio de uma conta',
  payload: z.object({ to: z.iso.datetime() }),
  progress: z.object({ at: z.iso.datetime() }),
  priority: 'HIGH',
});

/**
 * Starts moving the clock of an account forward to a time, in a transaction of that account. The clock stops
 * at each moment at which a job is due and continues when the job has run, so that jobs run in order, also
 * jobs that these enqueue.
 */
export async function startClockMove(tx: Tx, accountId: string, to: Date): Promise<void> {
  await tx
    .insertInto('account_clocks')
    .values({ account_id: accountId, moving_to: to })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ moving_to: to }))
    .execute();
  await enqueue(tx, moveClock, {
    accountId,
    payload: { to: to.toISOString() },
    key: 'clock',
  });
}

/** Resets the clocks of all accounts to real time. A production process calls it at its start. */
export async function resetAccountClocks(database: Database): Promise<void> {
  await database.lookUp(sql`select stop_account_clocks()`);
}

/** Registers the job that moves account clocks forward. */
export function registerClockJob(app: FastifyInstance): void {
  registerJob(
    app,
    moveClock,
    async (job) => {
      const accountId = job.accountId ?? '';
      const to = new Date(job.payload.to);
      for (;;) {
        const taken: { step: Step } = { step: 'WAIT' };
        const now = await job.read((tx) => loadAccountNow(tx, accountId));
        await job.save({ at: now.toISOString() }, async (tx) => {
          taken.step = await takeStep(tx, accountId, to);
        });
        if (taken.step === 'THERE') return;
        if (taken.step === 'WAIT') throw new JobPostponedError(POLL_SECONDS);
      }
    },
    { onEnd: (tx, { accountId }) => stopMoving(tx, accountId ?? '') },
  );
}

type Step = 'WAIT' | 'ON' | 'THERE';

/** Moves the clock to the next moment at which something is due, unless something is due already. */
async function takeStep(tx: Tx, accountId: string, to: Date): Promise<Step> {
  const now = await loadAccountNow(tx, accountId);
  const next = await tx
    .selectFrom('jobs')
    .select(['account_due', 'due_at'])
    .where('account_id', '=', accountId)
    .where('account_due', '<=', to)
    // A job that was tried and runs again later does not hold the clock up.
    .where((where) =>
      where.or([
        where('state', '=', 'RUNNING'),
        where.and([where('state', '=', 'QUEUED'), where('fresh', '=', true)]),
      ]),
    )
    .orderBy('account_due')
    .limit(1)
    .executeTakeFirst();
  if (next?.account_due && next.account_due <= now) return 'WAIT';
  const at = next?.account_due ?? to;
  if (at > now) await setClock(tx, accountId, at);
  if (next) return 'ON';
  await stopMoving(tx, accountId);
  return 'THERE';
}

async function stopMoving(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('account_clocks')
    .set({ moving_to: null })
    .where('account_id', '=', accountId)
    .execute();
}

/** From now on it is `at` in the account; what is due by its clock is told when that will be in the world. */
async function setClock(tx: Tx, accountId: string, at: Date): Promise<void> {
  const offset = Math.max(0, at.getTime() - Date.now());
  await tx
    .updateTable('account_clocks')
    .set({ offset_ms: offset })
    .where('account_id', '=', accountId)
    .execute();
  await sql`
    update jobs set
      order_at = account_due - ${offset} * interval '1 millisecond' + (order_at - due_at),
      due_at = account_due - ${offset} * interval '1 millisecond'
    where account_id = ${accountId} and account_due is not null and state = 'QUEUED' and fresh`.execute(tx);
  await signalWorkers(tx);
}
