import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import type { ReencodedPicture } from '@girassol/api-platform/files';
import { notify } from '@girassol/api-platform/notifications';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { listOpenFields } from '@girassol/support-domain/attendance';
import { cleanMessage } from '@girassol/support-domain/messages';
import {
  appendMessage,
  closeTicket,
  discardPictures,
  hasMessage,
  listTicketPeople,
  publishTicketAndQueueChanged,
  recordAnsweredPromise,
  stopPromisedTimes,
  type TicketRow,
  toMessagePictures,
} from '../conversation';
import type { Attendant } from '../conversation/in-ticket-account';
import { enqueueAnswerMail } from '../mail-out/mail-answer-job';
import { prolongRecovery } from '../recovery/find-recovery-ticket';
import { scheduleClosing } from '../steps';

/** Answer or note of an attendant, with its pictures, which are kept in the account of the ticket. */
interface NewAnswer {
  body: ParsedRequestBody<'POST /operation/tickets/answer/:ticketId'>;
  files: readonly ReencodedPicture[];
}

/**
 * Writes an attendant's answer or internal note to a ticket whose row is locked. Throws a refusal (409) if somebody else
 * wrote after the last message that the attendant has seen.
 */
export async function answerTicket(
  tx: Tx,
  ticket: TicketRow,
  attendant: Attendant,
  { body, files }: NewAnswer,
): Promise<void> {
  const { text, clientKey, seenSeq } = body;
  const isInternal = body.isInternal === 'true';
  if (cleanMessage(text) === '' && files.length === 0)
    throw invalidField('text', 'Escreva a resposta ou anexe uma imagem.');
  if (!isInternal) requireFilledFields(text);
  if (await hasMessage(tx, ticket, { clientKey, text })) return discardPictures(tx, ticket.account_id, files);
  if (await hasUnseenMessage(tx, ticket, attendant, seenSeq))
    throw new Refusal(409, 'Alguém escreveu enquanto você respondia. Leia a mensagem nova e envie de novo.');

  const message = {
    clientKey,
    author: { id: attendant.userId, name: attendant.name },
    text,
    files: toMessagePictures(files),
  } as const;
  if (isInternal) {
    const seq = await appendMessage(tx, ticket, { ...message, role: 'assistant', isInternal });
    await markReadBySupport(tx, ticket, seq);
    return publishTicketAndQueueChanged(tx, ticket, seq, { ...attendant, reachesAccount: false });
  }

  const now = await loadAccountNow(tx, ticket.account_id);
  await recordAnsweredPromise(tx, ticket, now, attendant);
  let seq = await appendMessage(tx, ticket, { ...message, role: 'assistant' });
  const isFirst = ticket.first_answered_at === null;
  await tx
    .updateTable('support_tickets')
    .set({
      status: 'ANSWERED',
      answered_at: now,
      closed_at: null,
      ...stopPromisedTimes(ticket, now),
      ...(isFirst && {
        first_answered_at: now,
        first_answer_kept: ticket.answer_due === null || now <= ticket.answer_due,
      }),
      ...(ticket.attendant_id === null && {
        attendant_id: attendant.userId,
        attendant_name: attendant.name,
      }),
    })
    .where('account_id', '=', ticket.account_id)
    .where('id', '=', ticket.id)
    .execute();
  await enqueueAnswerMail(tx, ticket, seq);
  if (ticket.kind === 'RECOVERY') await prolongRecovery(tx, ticket);
  if (body.closes === 'true') seq = await closeAnsweredTicket(tx, ticket, now);
  else await scheduleClosing(tx, ticket, now);
  await markReadBySupport(tx, ticket, seq);
  await notify(tx, {
    accountId: ticket.account_id,
    kind: 'ticket-answered',
    people: await listTicketPeople(tx, ticket),
    by: attendant.userId,
    facts: { ticketId: ticket.id, title: ticket.title },
  });
  await publishTicketAndQueueChanged(tx, ticket, seq, attendant);
}

/** Refuses an answer in which a field of a canned answer was left open. */
function requireFilledFields(text: string): void {
  const [open] = listOpenFields(text);
  if (open) throw invalidField('text', `Preencha {{${open.name}}} antes de enviar.`);
}

/** Closes a ticket that was answered in the same transaction: its times stand still already. */
const closeAnsweredTicket = (tx: Tx, ticket: TicketRow, now: Date): Promise<number> =>
  closeTicket(
    tx,
    { ...ticket, ...stopPromisedTimes(ticket, now) },
    now,
    'Encerrado pelo suporte. Escreva aqui para reabrir.',
  );

/** Checks whether somebody else wrote after a message. What the product itself writes needs no answer. */
async function hasUnseenMessage(
  tx: Tx,
  { account_id, id }: TicketRow,
  { userId }: Attendant,
  seenSeq: number,
): Promise<boolean> {
  const found = await tx
    .selectFrom('support_messages')
    .select('seq')
    .where('account_id', '=', account_id)
    .where('ticket_id', '=', id)
    .where('seq', '>', seenSeq)
    .where('role', '<>', 'system')
    .where('author_id', 'is distinct from', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records that support has read a ticket up to a message; never back. */
export async function markReadBySupport(tx: Tx, ticket: TicketRow, seq: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('support_tickets')
    .set({ support_read_seq: seq })
    .where('account_id', '=', ticket.account_id)
    .where('id', '=', ticket.id)
    .where('support_read_seq', '<', seq)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
