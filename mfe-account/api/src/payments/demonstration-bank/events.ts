import { generateId, type Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue, registerJob } from '@girassol/api-platform/jobs';
import { createStandardWebhookSigner } from '@girassol/api-platform/webhooks';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { EventDelivery } from '../../tables/payment-tables';
import type { WebhookEvent } from '../payment-provider';

/** Delay in milliseconds of every event that is sent late. */
const LATE_MS = 60_000;
/** Delay of every other event in disorder: the next one overtakes it. */
const DISORDER_MS = 5_000;

const sendEventJob = defineJob({
  kind: 'demo-payments.send-event',
  title: 'Avisar de um pagamento (Banco Demonstração)',
  payload: z.object({ eventId: z.uuid() }),
  priority: 'HIGH',
  attempts: 12,
});

const eventBody = z.object({
  id: z.uuid(),
  type: z.enum(['charge.changed', 'authorization.changed']),
  data: z.object({ reference: z.string() }),
});

/** Parses the body of an event of the demonstration bank; null if it has another shape. */
export function parseBankEvent(body: Buffer): WebhookEvent | null {
  const { data } = eventBody.safeParse(parseJson(body));
  if (!data) return null;
  return {
    eventId: data.id,
    reference: data.data.reference,
    kind: data.type === 'charge.changed' ? 'charge' : 'authorization',
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Stores an event about a charge or authorization and enqueues the job that sends it, in the transaction that changed it. */
export async function enqueueBankEvent(
  tx: Tx,
  kind: WebhookEvent['kind'],
  { reference, delivery }: { reference: string; delivery: EventDelivery },
): Promise<void> {
  const id = generateId();
  const body = JSON.stringify({ id, type: `${kind}.changed`, data: { reference } });
  const delayMs = await computeDelay(tx, reference, delivery);
  await tx
    .insertInto('demo_payment_events')
    .values({ id, reference, body, times: delivery === 'twice' ? 2 : 1 })
    .execute();
  await enqueue(tx, sendEventJob, {
    accountId: null,
    payload: { eventId: id },
    ...(delayMs > 0 && { dueAt: new Date(Date.now() + delayMs) }),
  });
}

async function computeDelay(tx: Tx, reference: string, delivery: EventDelivery): Promise<number> {
  if (delivery === 'late') return LATE_MS;
  if (delivery !== 'disorder') return 0;
  const { earlier } = await tx
    .selectFrom('demo_payment_events')
    .select((row) => row.fn.countAll<number>().as('earlier'))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return Number(earlier) % 2 === 0 ? DISORDER_MS : 0;
}

/**
 * Registers the handler of the job that sends stored events, signed, to the webhook of this server. The job fails, and is
 * attempted again, unless the webhook answers 200.
 */
export function registerSendBankEventJob(
  app: FastifyInstance,
  { secret, path }: { secret: string; path: string },
): void {
  const sign = createStandardWebhookSigner(secret);
  registerJob(app, sendEventJob, async (job) => {
    const { eventId } = job.payload;
    const event = await job.read((tx) =>
      tx
        .selectFrom('demo_payment_events')
        .select(['body', 'times', 'sent_at'])
        .where('id', '=', eventId)
        .executeTakeFirst(),
    );
    if (!event || event.sent_at) return;
    for (let time = 0; time < event.times; time += 1) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: path,
        payload: event.body,
        headers: { 'content-type': 'application/json', ...sign(eventId, event.body) },
      });
      if (statusCode !== 200) throw new Error(`O endereço de avisos respondeu ${statusCode}.`);
    }
    await job.finish(async (tx) => {
      await tx
        .updateTable('demo_payment_events')
        .set({ sent_at: new Date() })
        .where('id', '=', eventId)
        .execute();
    });
  });
}
