import type { Tx } from '@girassol/api-platform/database';
import { type JobRun, registerJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { z } from 'zod';
import { parseWebhook } from '../../messenger';
import { hearChatEventsJob } from './hear-job';
import { hearMessage } from './hear-message';
import { hearStatus } from './hear-status';

/** Events that are read in one transaction. */
const BATCH = 20;
/** Tries after which one event that cannot be read is left aside, so that those behind it are. */
const GIVE_UP_AFTER = 6;

type Job = JobRun<z.output<typeof hearChatEventsJob.payload>, { read: number }>;

/** Registers the job that reads what providers have sent. */
export function registerHearing(app: FastifyInstance): void {
  registerJob(app, hearChatEventsJob, async (job) => {
    let { attempt } = job;
    let read = job.progress?.read ?? 0;
    for (;;) {
      // After a failure one by one: the first is the one that fails.
      const batch = await hearBatch(app, job, { read, most: attempt === 1 ? BATCH : 1, attempt });
      if (batch === 0) return;
      read += batch;
      attempt = 1;
      job.signal.throwIfAborted();
      await app.giveWay();
    }
  });
}

interface Batch {
  read: number;
  most: number;
  attempt: number;
}

/** Reads the oldest events and deletes them in the same transaction; returns how many they were. */
async function hearBatch(app: FastifyInstance, job: Job, { read, most, attempt }: Batch): Promise<number> {
  const accountId = job.accountId ?? '';
  const { chatAccountId } = job.payload;
  const events = await job.read((tx) =>
    tx
      .selectFrom('chat_events')
      .select(['id', 'body'])
      .where('account_id', '=', accountId)
      .where('chat_account_id', '=', chatAccountId)
      .orderBy('received_at')
      .orderBy('id')
      .limit(most)
      .execute(),
  );
  if (events.length === 0) return 0;
  const isLeftAside = attempt >= GIVE_UP_AFTER;
  if (isLeftAside)
    app.log.error({ chatAccountId }, 'an event of WhatsApp could not be read and is left aside');
  await job.save({ read: read + events.length }, async (tx) => {
    for (const { body } of events) if (!isLeftAside) await hear(tx, accountId, Buffer.from(body));
    await tx
      .deleteFrom('chat_events')
      .where('account_id', '=', accountId)
      .where('chat_account_id', '=', chatAccountId)
      .where(
        'id',
        'in',
        events.map(({ id }) => id),
      )
      .execute();
    await tx
      .updateTable('chat_accounts')
      .set({ heard_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .where('id', '=', chatAccountId)
      .execute();
  });
  return events.length;
}

/** Reads one event. What it says of a number that is not of this company is left aside. */
async function hear(tx: Tx, accountId: string, body: Buffer): Promise<void> {
  for (const event of parseWebhook(body) ?? []) {
    const account = await tx
      .selectFrom('chat_accounts')
      .select('id')
      .where('account_id', '=', accountId)
      .where('phone_id', '=', event.phoneId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!account) continue;
    if (event.kind === 'message') await hearMessage(tx, { accountId, chatAccountId: account.id }, event);
    else await hearStatus(tx, { accountId, chatAccountId: account.id }, event);
  }
}
