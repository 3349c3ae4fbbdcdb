import type { Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue } from '@girassol/api-platform/jobs';
import { z } from 'zod';
import type { TicketRow } from '../conversation';

/** Time in which an open recovery chat shows an answer, so that no mail repeats it. */
const CHAT_MS = 2 * 60_000;

/** Job that mails a message of support to a person without a session: an answer, or that the ticket will be closed. */
export const mailAnswerJob = defineJob({
  kind: 'support.mail-answer',
  title: 'Enviar resposta do suporte por e-mail',
  payload: z.object({ ticketId: z.uuid(), seq: z.number().int() }),
  priority: 'HIGH',
});

/** Enqueues the mail of a message of support, if nobody with a session asked. */
export async function enqueueAnswerMail(
  tx: Tx,
  { account_id: accountId, id: ticketId, kind }: Pick<TicketRow, 'account_id' | 'id' | 'kind'>,
  seq: number,
): Promise<void> {
  if (kind === 'USER') return;
  await enqueue(tx, mailAnswerJob, {
    accountId,
    payload: { ticketId, seq },
    ...(kind === 'RECOVERY' && { dueAt: new Date(Date.now() + CHAT_MS) }),
  });
}
