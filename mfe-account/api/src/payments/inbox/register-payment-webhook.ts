import { handleError } from '@girassol/api-platform/http/errors';
import { enqueue } from '@girassol/api-platform/jobs';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaymentProvider, WebhookEvent } from '../payment-provider';
import { readEventJob } from './read-event-job';

const MAX_BODY = 64 * 1024;
const MAX_ID_LENGTH = 200;

/** Returns the path of the webhook of a payment provider. */
export const getPaymentWebhookPath = (provider: string): string => `/api/payments/webhook/${provider}`;

/**
 * Registers the webhook of a payment provider: stores a genuine event once and answers 200, also to a repeated one; a job
 * reads what happened. A forged event is answered 401. The route has neither the API's sessions nor its JSON parser.
 */
export async function registerPaymentWebhook(app: FastifyInstance, provider: PaymentProvider): Promise<void> {
  await app.register(async (inbox) => {
    inbox.setErrorHandler(handleError);
    inbox.removeAllContentTypeParsers();
    inbox.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) =>
      done(null, body),
    );
    inbox.post(getPaymentWebhookPath(provider.name), { schema: { hide: true } }, async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = provider.readWebhook({
        rawBody,
        headers: request.headers,
        query: toQuery(request),
      });
      if (!event || event.eventId.length > MAX_ID_LENGTH || event.reference.length > MAX_ID_LENGTH)
        throw new Refusal(401, 'A assinatura deste aviso não confere, ou ele não é de um pagamento.');
      await saveEvent(app, provider.name, event, rawBody);
      return reply.header('cache-control', 'no-store').send({});
    });
  });
}

const toQuery = ({ query }: FastifyRequest): Record<string, string | string[] | undefined> =>
  typeof query === 'object' && query !== null ? Object.fromEntries(Object.entries(query)) : {};

async function saveEvent(
  { database }: FastifyInstance,
  provider: string,
  { eventId, reference, kind }: WebhookEvent,
  rawBody: Buffer,
): Promise<void> {
  await database.asSystem(async (tx) => {
    const added = await tx
      .insertInto('payment_events')
      .values({ provider, event_id: eventId, kind, reference, raw: toStorableJson(rawBody) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (added) await enqueue(tx, readEventJob, { accountId: null, payload: { provider, eventId } });
  });
}

/** Converts a body to JSON that PostgreSQL stores: what is no JSON, or holds NUL, becomes base64. */
function toStorableJson(body: Buffer): string {
  try {
    const text = JSON.stringify(JSON.parse(body.toString('utf8')));
    if (!/\\u(?:0000|d[89ab])/i.test(text)) return text;
  } catch {
    // Stored as it came.
  }
  return JSON.stringify({ base64: body.toString('base64') });
}
