import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { generateId, type Tx } from '../database';
import { defineJob, enqueue, type JobRun, PermanentJobError, registerJob } from '../jobs';
import { PrivateAddressError } from '../outgoing/public-address';
import { postWebhook } from './post-webhook';

/** Says that the endpoint is gone for good. */
const GONE = 410;

const payload = z.object({ deliveryId: z.string() });

const deliverWebhook = defineJob({
  kind: 'webhooks.deliver',
  title: 'Entregar webhook',
  payload,
  // Over about seven hours.
  attempts: 12,
});

/**
 * Generates the secret that signs the messages to an account's webhook endpoint: 192 random bits in the
 * format of Standard Webhooks.
 */
export const generateWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

/**
 * Enqueues a message to the webhook endpoint of an account, in the transaction that causes it. Returns the
 * message's id, or null if the account has no working endpoint.
 */
export async function enqueueWebhook(
  tx: Tx,
  accountId: string,
  event: string,
  data: Record<string, unknown>,
): Promise<string | null> {
  const endpoint = await tx
    .selectFrom('webhook_endpoints')
    .select('url')
    .where('account_id', '=', accountId)
    .where('stopped_why', 'is', null)
    .executeTakeFirst();
  if (!endpoint) return null;
  const id = generateId();
  const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
  await tx
    .insertInto('webhook_deliveries')
    .values({ account_id: accountId, id, event, body, url: endpoint.url })
    .execute();
  // One at a time: an endpoint that answers slowly holds one of the process's slots for jobs, not all of them.
  await enqueue(tx, deliverWebhook, { accountId, payload: { deliveryId: id }, key: 'webhooks' });
  return id;
}

/**
 * Registers the job that sends messages to the webhook endpoints of accounts. `allowsPrivate` permits
 * endpoints on this machine and its network.
 */
export function registerWebhookDelivery(
  app: FastifyInstance,
  { allowsPrivate }: { allowsPrivate: boolean },
): void {
  registerJob(app, deliverWebhook, (job) => deliver(job, allowsPrivate), {
    onEnd: async (tx, { accountId, payload: { deliveryId } }) => {
      await tx
        .updateTable('webhook_deliveries')
        .set({ state: 'FAILED' })
        .where('account_id', '=', accountId ?? '')
        .where('id', '=', deliveryId)
        .execute();
    },
  });
}

async function deliver(job: JobRun<z.output<typeof payload>>, allowsPrivate: boolean): Promise<void> {
  const accountId = job.accountId ?? '';
  const { deliveryId } = job.payload;
  const found = await job.read((tx) =>
    tx
      .selectFrom('webhook_deliveries as delivery')
      .innerJoin('webhook_endpoints as endpoint', 'endpoint.account_id', 'delivery.account_id')
      .select(['delivery.body', 'delivery.state', 'endpoint.url', 'endpoint.secret', 'endpoint.stopped_why'])
      .where('delivery.account_id', '=', accountId)
      .where('delivery.id', '=', deliveryId)
      .executeTakeFirst(),
  );
  // The endpoint was taken away, and its messages with it.
  if (!found) return;
  if (found.stopped_why) throw new PermanentJobError('O endereço não recebe mais avisos.');

  const note = (answer: string, state?: 'DELIVERED') => async (tx: Tx) => {
    await tx
      .updateTable('webhook_deliveries')
      .set({
        tries: sql<number>`tries + 1`,
        last_try_at: sql<Date>`now()`,
        last_answer: answer,
        // Repeated by an operator after it had failed.
        state: state ?? 'WAITING',
      })
      .where('account_id', '=', accountId)
      .where('id', '=', deliveryId)
      .execute();
  };

  const { url, secret, body } = found;
  const status = await postWebhook({
    url,
    secret,
    id: deliveryId,
    body,
    allowsPrivate,
    signal: job.signal,
  }).catch(async (error) => {
    const words = error instanceof PrivateAddressError ? error.message : 'O endereço não respondeu.';
    await job.write(note(words));
    throw error instanceof PrivateAddressError ? new PermanentJobError(words) : new Error(words);
  });
  const words = `Respondeu ${status}.`;
  if (status >= 200 && status < 300) return job.finish(note(words, 'DELIVERED'));
  await job.write(async (tx) => {
    await note(words)(tx);
    if (status === GONE) await stopEndpoint(tx, accountId);
  });
  throw status === GONE ? new PermanentJobError(words) : new Error(words);
}

async function stopEndpoint(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ stopped_why: 'O endereço respondeu 410 (não existe mais).' })
    .where('account_id', '=', accountId)
    .execute();
}
