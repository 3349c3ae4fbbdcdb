import type { Row, Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue, registerJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { getMessengerWebhookPath } from '../webhook/path';
import { signWebhook } from '../webhook/signature';
import type { DemoPhone } from './demo-phones';
import { computeDemoSecret } from './demo-secret';

const deliverEventJob = defineJob({
  kind: 'chats.phone-event',
  title: 'Avisar de uma mensagem (celular de demonstração)',
  payload: z.object({ messageId: z.string(), what: z.enum(['message', 'sent', 'delivered', 'read']) }),
  priority: 'HIGH',
  attempts: 12,
});

type What = z.output<typeof deliverEventJob.payload>['what'];
type DemoMessage = Row<'demo_phone_messages'>;

/** Enqueues what a phone, or its network, reports of a message, in the transaction in which it happens. */
export async function enqueueDemoEvent(
  tx: Tx,
  { account_id: accountId, id: messageId, phone_id }: Pick<DemoMessage, 'account_id' | 'id' | 'phone_id'>,
  what: What,
): Promise<void> {
  await enqueue(tx, deliverEventJob, {
    accountId,
    payload: { messageId, what },
    key: `demo phone ${phone_id}`,
  });
}

/** Registers the job that sends signed events to the webhook of this server, by the same door as WhatsApp. */
export function registerDemoEventDelivery(app: FastifyInstance): void {
  registerJob(app, deliverEventJob, async (job) => {
    const { messageId, what } = job.payload;
    const accountId = job.accountId ?? '';
    const found = await job.read(async (tx) => {
      const message = await tx
        .selectFrom('demo_phone_messages')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', messageId)
        .executeTakeFirst();
      const phone = await tx
        .selectFrom('demo_phones')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', message?.phone_id ?? '00000000-0000-0000-0000-000000000000')
        .executeTakeFirst();
      return message && phone
        ? { message, phone, secret: await computeDemoSecret(tx, phone.business_phone_id) }
        : null;
    });
    if (!found) return;
    const payload = buildBody(found.phone, found.message, what);
    const { statusCode } = await app.inject({
      method: 'POST',
      url: getMessengerWebhookPath(found.phone.hook_id),
      payload,
      headers: {
        'content-type': 'application/json',
        'x-hub-signature-256': signWebhook(found.secret, payload),
      },
    });
    // A number that was disconnected has no door any more.
    if (statusCode !== 200 && statusCode !== 404)
      throw new Error(`O endereço de avisos respondeu ${statusCode}.`);
  });
}

/** Builds the body of an event in the shape of the Cloud API. */
function buildBody(phone: DemoPhone, message: DemoMessage, what: What): string {
  const value = what === 'message' ? buildMessage(phone, message) : buildStatus(phone, message, what);
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: 'demonstracao',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { phone_number_id: phone.business_phone_id },
              ...value,
            },
          },
        ],
      },
    ],
  });
}

function buildMessage(phone: DemoPhone, { id, content, file, at }: DemoMessage) {
  const head = {
    from: phone.wa_id,
    from_user_id: phone.user_id,
    id,
    timestamp: `${Math.floor(at.getTime() / 1_000)}`,
  };
  const kind = file?.contentType.startsWith('image/') ? 'image' : 'document';
  const body = file
    ? {
        type: kind,
        [kind]: {
          id: file.id,
          mime_type: file.contentType,
          ...(content !== '' && { caption: content }),
          ...(kind === 'document' && { filename: file.name }),
        },
      }
    : { type: 'text', text: { body: content } };
  return {
    contacts: [{ wa_id: phone.wa_id, user_id: phone.user_id, profile: { name: phone.name } }],
    messages: [{ ...head, ...body }],
  };
}

const buildStatus = (phone: DemoPhone, { id, send_key }: DemoMessage, status: Exclude<What, 'message'>) => ({
  statuses: [
    {
      id,
      status,
      timestamp: `${Math.floor(Date.now() / 1_000)}`,
      recipient_id: phone.wa_id,
      ...(send_key && { biz_opaque_callback_data: send_key }),
    },
  ],
});
