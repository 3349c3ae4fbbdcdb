import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import type { Tx } from '../database';
import { handleError } from '../http/errors';
import { defineJob, enqueue, PermanentJobError, registerJob } from '../jobs';
import { Refusal } from '../refusals/refusal';

const MAX_BODY = 1024 * 1024;

/** Message that an outside provider sent by webhook, with a valid signature. */
export interface WebhookEvent {
  id: string;
  sentAt: Date;
  /** The very bytes. */
  body: Buffer;
}

/** Outside provider that sends webhooks: its name, the check of its signature, and the work on a message. */
export interface WebhookProvider {
  /** In the address, `/api/webhooks/<name>`, and in rows. */
  name: string;
  /**
   * Verifies a message by its headers and bytes, and returns its id and time; null if the provider did not sign it, or
   * too long ago. Use `createStandardWebhookVerifier` for providers that follow Standard Webhooks.
   */
  verify(headers: Record<string, string>, body: Buffer): Pick<WebhookEvent, 'id' | 'sentAt'> | null;
  /**
   * Does what the event asks for, in a transaction of no account that also says that it was done. Throws to be tried
   * again. What needs an account adds a job for it.
   */
  work(tx: Tx, event: WebhookEvent): Promise<void>;
}

const workWebhook = defineJob({
  kind: 'webhooks.work',
  title: 'Tratar aviso recebido',
  payload: z.object({ provider: z.string(), eventId: z.string() }),
  priority: 'HIGH',
  attempts: 10,
});

/**
 * Creates the function that verifies the signature and the age (at most five minutes) of a webhook message by
 * Standard Webhooks.
 */
export function createStandardWebhookVerifier(secret: string): WebhookProvider['verify'] {
  const webhook = new Webhook(secret);
  return (headers, body) => {
    try {
      webhook.verify(body.toString('utf8'), headers);
    } catch {
      return null;
    }
    return {
      id: headers['webhook-id'] ?? '',
      sentAt: new Date(Number(headers['webhook-timestamp']) * 1000),
    };
  };
}

/**
 * Registers the route `/api/webhooks/<provider>` for each provider: stores a signed message once, byte by
 * byte, and answers at once; a job processes the message. The routes have the API's prefix, but neither its
 * sessions nor its JSON parser.
 */
export async function registerWebhookInbox(
  app: FastifyInstance,
  providers: readonly WebhookProvider[],
): Promise<void> {
  registerJob(app, workWebhook, async (job) => {
    const { provider: name, eventId } = job.payload;
    const provider = providers.find((one) => one.name === name);
    if (!provider) throw new PermanentJobError('Esta versão do programa não conhece quem enviou o aviso.');
    await job.finish(async (tx) => {
      const kept = await tx
        .selectFrom('webhook_events')
        .selectAll()
        .where('provider', '=', name)
        .where('event_id', '=', eventId)
        .executeTakeFirst();
      if (!kept || kept.done_at) return;
      await provider.work(tx, { id: eventId, sentAt: kept.sent_at, body: kept.body });
      await tx
        .updateTable('webhook_events')
        .set({ done_at: sql<Date>`now()` })
        .where('provider', '=', name)
        .where('event_id', '=', eventId)
        .execute();
    });
  });

  await app.register(async (inbox) => {
    inbox.setErrorHandler(handleError);
    inbox.removeAllContentTypeParsers();
    inbox.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) =>
      done(null, body),
    );
    for (const provider of providers) {
      inbox.post(`/webhooks/${provider.name}`, { schema: { hide: true } }, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = provider.verify(onlyTexts(request.headers), body);
        if (!event?.id || event.id.length > 200)
          throw new Refusal(401, 'A assinatura deste aviso não confere, ou ele é antigo demais.');
        await saveWebhookEvent(request.server, provider.name, { ...event, body });
        return reply.send({});
      });
    }
  });
}

/** Saves a message. A repeated message is answered like the first one and not saved again. */
async function saveWebhookEvent(
  { database }: FastifyInstance,
  provider: string,
  { id, sentAt, body }: WebhookEvent,
): Promise<void> {
  await database.asSystem(async (tx) => {
    const isNew = await tx
      .insertInto('webhook_events')
      .values({ provider, event_id: id, sent_at: sentAt, body })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (isNew) await enqueue(tx, workWebhook, { accountId: null, payload: { provider, eventId: id } });
  });
}

const onlyTexts = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
