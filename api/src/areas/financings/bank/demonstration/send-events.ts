import { generateId, type Tx } from '@girassol/api-platform/database';
import { enqueue, registerJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { BankSnapshot } from '../bank-provider';
import { type CreditApplication, hasOutcomeTag } from './credit-application';
import type { DemonstrationEvent } from './event-body';
import { sendBankEventJob } from './job-kinds';

/** Delay in milliseconds of the first event of an application, so that the response to its submission arrives first. */
const FIRST_EVENT_DELAY_MS = 250;
/** Delay in milliseconds of every second event, for applicants with the tag `+foradeordem`. */
const REORDER_DELAY_MS = 2_000;

interface EventOptions {
  /** Number of times that the event is sent. */
  times?: number;
  afterMs?: number;
}

/**
 * Enqueues the event by which the demonstration bank reports a changed application, in the transaction that
 * changed the application.
 */
export async function enqueueApplicationEvent(
  tx: Tx,
  accountId: string,
  application: CreditApplication,
  snapshot: BankSnapshot,
): Promise<void> {
  await enqueueDemonstrationEvent(
    tx,
    accountId,
    { type: 'application.changed', data: { reference: application.reference, snapshot } },
    {
      times: hasOutcomeTag(application, 'duplicado') ? 2 : 1,
      afterMs: getEventDelay(application, snapshot.seq),
    },
  );
}

function getEventDelay(application: CreditApplication, seq: number): number {
  if (hasOutcomeTag(application, 'foradeordem') && seq % 2 === 1) return REORDER_DELAY_MS;
  return seq === 1 ? FIRST_EVENT_DELAY_MS : 0;
}

/** Stores an event of the demonstration bank, and enqueues the job that sends it to the webhook. */
export async function enqueueDemonstrationEvent(
  tx: Tx,
  accountId: string,
  event: Omit<DemonstrationEvent, 'id'>,
  { times = 1, afterMs = 0 }: EventOptions = {},
): Promise<void> {
  const id = generateId();
  await tx
    .insertInto('demo_bank_events')
    .values({ account_id: accountId, id, body: JSON.stringify({ id, ...event }), times })
    .execute();
  await enqueue(tx, sendBankEventJob, {
    accountId,
    payload: { eventId: id },
    ...(afterMs > 0 && { dueAt: new Date(Date.now() + afterMs) }),
  });
}

/**
 * Registers the handler of the job that sends stored events of the demonstration bank, signed, to the webhook
 * of this server. The job fails, and is attempted again, unless the webhook answers 200.
 */
export function registerSendBankEventJob(
  app: FastifyInstance,
  { secret, path }: { secret: string; path: string },
): void {
  const webhook = new Webhook(secret);
  registerJob(app, sendBankEventJob, async (job) => {
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
