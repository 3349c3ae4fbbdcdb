import type { Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Maximum number of tries of a message until a person sends it again. */
export const MAX_SENDING_TRIES = 8;

/** Job that hands a message to the provider. */
export const sendChatMessageJob = defineJob({
  kind: 'chats.send',
  title: 'Enviar mensagem de WhatsApp',
  payload: z.object({
    conversationId: z.uuid(),
    seq: z.number().int(),
    /** A message that a person sends again has another one. */
    attempt: z.number().int(),
  }),
  priority: 'HIGH',
  attempts: MAX_SENDING_TRIES,
});

/** Enqueues the sending of a message. Of one conversation, messages are sent one at a time. */
export async function enqueueSending(
  tx: Tx,
  accountId: string,
  payload: z.input<typeof sendChatMessageJob.payload>,
): Promise<void> {
  await enqueue(tx, sendChatMessageJob, { accountId, payload, key: `chat ${payload.conversationId}` });
}
