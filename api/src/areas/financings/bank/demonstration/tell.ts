import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { newId, type Tx } from '../../../../platform/database';
import { enqueue, registerJob } from '../../../../platform/jobs';
import type { BankSnapshot } from '../bank-provider';
import { type Application, hasTag } from './application';
import type { ToldEvent } from './event-body';
import { tellKind } from './job-kinds';

/** Whoever hands something in hears of it from the answer first. */
const AFTER_THE_ANSWER_MS = 250;
/** How much later every second event is told where `+foradeordem` asks for it. */
const HELD_BACK_MS = 2_000;

interface Telling {
  /** How often the same event is told. */
  times?: number;
  afterMs?: number;
}

/** Writes down that all of a request is to be told as it is now, in the transaction that made it so. */
export async function tellOfApplication(
  tx: Tx,
  accountId: string,
  application: Application,
  snapshot: BankSnapshot,
): Promise<void> {
  await tell(
    tx,
    accountId,
    { type: 'application.changed', data: { reference: application.reference, snapshot } },
    {
      times: hasTag(application, 'duplicado') ? 2 : 1,
      afterMs: delayOf(application, snapshot.seq),
    },
  );
}

function delayOf(application: Application, seq: number): number {
  if (hasTag(application, 'foradeordem') && seq % 2 === 1) return HELD_BACK_MS;
  return seq === 1 ? AFTER_THE_ANSWER_MS : 0;
}

/** The same of anything. */
export async function tell(
  tx: Tx,
  accountId: string,
  event: Omit<ToldEvent, 'id'>,
  { times = 1, afterMs = 0 }: Telling = {},
): Promise<void> {
  const id = newId();
  await tx
    .insertInto('demo_bank_events')
    .values({ account_id: accountId, id, body: JSON.stringify({ id, ...event }), times })
    .execute();
  await enqueue(tx, tellKind, {
    accountId,
    payload: { eventId: id },
    ...(afterMs > 0 && { dueAt: new Date(Date.now() + afterMs) }),
  });
}

/** Tells what was written down, at the door that any bank's events come in by, until they are taken. */
export function tellByJobs(app: FastifyInstance, { secret, path }: { secret: string; path: string }): void {
  const webhook = new Webhook(secret);
  registerJob(app, tellKind, async (job) => {
    const accountId = job.accountId ?? '';
    const { eventId } = job.payload;
    const event = await job.read((tx) =>
      tx
        .selectFrom('demo_bank_events')
        .select(['body', 'times', 'told_at'])
        .where('account_id', '=', accountId)
        .where('id', '=', eventId)
        .executeTakeFirst(),
    );
    if (!event || event.told_at) return;
    for (let time = 0; time < event.times; time += 1) {
      const sentAt = new Date();
      const { statusCode } = await app.inject({
        method: 'POST',
        url: path,
        payload: event.body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': eventId,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': webhook.sign(eventId, sentAt, event.body),
        },
      });
      if (statusCode !== 200) throw new Error(`Quem deveria ser avisado respondeu ${statusCode}.`);
    }
    await job.finish(async (tx) => {
      await tx
        .updateTable('demo_bank_events')
        .set({ told_at: new Date() })
        .where('account_id', '=', accountId)
        .where('id', '=', eventId)
        .execute();
    });
  });
}
