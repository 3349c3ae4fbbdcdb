import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Tx } from '../database';
import { defineJob, enqueue, NotYet, registerJob } from '../jobs';
import { wakeWorkers } from '../jobs/enqueue';
import { accountNow } from './account-now';

/** How long the clock waits for what has just fallen due before it looks again, seconds. */
const LOOK_AGAIN = 0.2;

const moveClock = defineJob({
  kind: 'clock.move',
  title: 'Adiantar o relógio de uma conta',
  payload: z.object({ to: z.iso.datetime() }),
  progress: z.object({ at: z.iso.datetime() }),
  priority: 'HIGH',
});

/**
 * Has the clock of an account moved on, in a transaction of that account. It stops at each moment at which something is
 * due, and goes on when that was tried: so steps fall due in order, and what a step adds for later falls due as well.
 */
export async function beginMoving(tx: Tx, accountId: string, to: Date): Promise<void> {
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

/** Back to one time for everybody, also in a database where there were others: for the start of a production process. */
export async function stopAccountClocks(database: Database): Promise<void> {
  await database.lookUp(sql`select stop_account_clocks()`);
}

export function registerClock(app: FastifyInstance): void {
  registerJob(
    app,
    moveClock,
    async (job) => {
      const accountId = job.accountId ?? '';
      const to = new Date(job.payload.to);
      for (;;) {
        const taken: { step: Step } = { step: 'WAIT' };
        const now = await job.read((tx) => accountNow(tx, accountId));
        await job.save({ at: now.toISOString() }, async (tx) => {
          taken.step = await takeStep(tx, accountId, to);
        });
        if (taken.step === 'THERE') return;
        if (taken.step === 'WAIT') throw new NotYet(LOOK_AGAIN);
      }
    },
    { onEnd: (tx, { accountId }) => stopMoving(tx, accountId ?? '') },
  );
}

type Step = 'WAIT' | 'ON' | 'THERE';

/** Moves the clock to the next moment at which something is due, unless something is due already. */
async function takeStep(tx: Tx, accountId: string, to: Date): Promise<Step> {
  const now = await accountNow(tx, accountId);
  const next = await tx
    .selectFrom('jobs')
    .select(['account_due', 'due_at'])
    .where('account_id', '=', accountId)
    .where('account_due', '<=', to)
    // What was tried and comes again later keeps nobody waiting.
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
  await wakeWorkers(tx);
}
