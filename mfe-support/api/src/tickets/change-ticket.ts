import type { Caller } from '@girassol/api-platform/access';
import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField, notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { addDays, formatDate, toIsoDate } from '@girassol/shared-domain';
import { CHANGE_HOURS, computeSnoozeEnd, MAX_SNOOZE_DAYS } from '@girassol/support-domain/tickets';
import {
  appendMessage,
  closeTicket,
  describeRating,
  markReadByRequester,
  publishTicketAndQueueChanged,
  type TicketRow,
} from '../conversation';
import { scheduleClosing, scheduleTicketStep, wakeTicket } from '../steps';
import { requireTicketRow, toReader } from './ticket-access';

const HOUR_MS = 3_600_000;

/** Closes a ticket that its people consider solved. */
export async function closeOwnTicket(tx: Tx, caller: Caller, ticketId: string): Promise<void> {
  const ticket = await requireTicketRow(tx, caller, ticketId, { isLocked: true });
  if (ticket.status === 'CLOSED') throw new Refusal(409, 'Este chamado já está encerrado.');
  const now = await loadAccountNow(tx, caller.accountId);
  const seq = await closeTicket(tx, ticket, now, 'Encerrado por quem abriu o chamado.');
  await publishTicketAndQueueChanged(tx, ticket, seq, caller);
}

/** Snoozes a ticket until a day, on which its requester is notified; null ends that. */
export async function snoozeTicket(
  tx: Tx,
  caller: Caller,
  ticketId: string,
  until: string | null,
): Promise<void> {
  const ticket = await requireTicketRow(tx, caller, ticketId, { isLocked: true });
  if (ticket.status === 'CLOSED') throw new Refusal(409, 'Um chamado encerrado não pode ser adiado.');
  const today = toIsoDate((await loadAccountNow(tx, caller.accountId)).getTime());
  if (until !== null && (until <= today || until > addDays(today, MAX_SNOOZE_DAYS)))
    throw invalidField('until', `Escolha um dia depois de hoje, em até ${MAX_SNOOZE_DAYS} dias.`);
  await updateTicket(tx, ticket, { snoozed_until: until });
  if (until === null && ticket.snoozed_until !== null) await waitAgain(tx, ticket);
  const text = until === null ? 'O adiamento foi desfeito.' : `Adiado até ${formatDate(until)}.`;
  const seq = await appendMessage(tx, ticket, { role: 'system', author: null, text });
  if (until !== null) {
    const since = new Date(`${until}T00:00:00Z`);
    await scheduleTicketStep(tx, ticket, { step: 'wake', since, dueAt: new Date(computeSnoozeEnd(until)) });
  }
  await publishTicketAndQueueChanged(tx, ticket, seq, caller);
}

/** Rates a closed ticket, or changes the rating within a day (support-006, support-009). */
export async function rateTicket(
  tx: Tx,
  caller: Caller,
  ticketId: string,
  { rating, review }: { rating: number; review?: string | undefined },
): Promise<void> {
  const ticket = await requireTicketRow(tx, caller, ticketId, { isLocked: true });
  if (ticket.requester_id !== caller.userId) throw notAllowed('A avaliação é de quem abriu o chamado.');
  if (ticket.status !== 'CLOSED') throw new Refusal(409, 'O chamado pode ser avaliado depois de encerrado.');
  if (!describeRating(ticket, toReader(caller)).mayRate)
    throw new Refusal(409, `A avaliação pode ser alterada por ${CHANGE_HOURS} horas.`);
  const isChange =
    ticket.rated_at !== null && ticket.closed_at !== null && ticket.rated_at >= ticket.closed_at;
  await updateTicket(tx, ticket, {
    rating,
    review: review ? review : null,
    // A change does not begin the day anew.
    ...(!isChange && { rated_at: new Date() }),
  });
  await publishTicketAndQueueChanged(tx, ticket, ticket.last_seq, caller);
}

/** Hides a ticket, and schedules that it is erased. */
export async function deleteTicket(tx: Tx, caller: Caller, ticketId: string): Promise<void> {
  const ticket = await requireTicketRow(tx, caller, ticketId, { isLocked: true });
  const now = await loadAccountNow(tx, caller.accountId);
  await updateTicket(tx, ticket, { deleted_at: now });
  const dueAt = new Date(now.getTime() + CHANGE_HOURS * HOUR_MS);
  await scheduleTicketStep(tx, ticket, { step: 'erase', since: now, dueAt });
  await publishTicketAndQueueChanged(tx, ticket, ticket.last_seq, caller);
}

/** Takes the deletion of a ticket back, as long as it was not erased. */
export async function restoreTicket(tx: Tx, caller: Caller, ticketId: string): Promise<void> {
  const ticket = await requireTicketRow(tx, caller, ticketId, { isLocked: true, evenDeleted: true });
  if (!ticket.deleted_at) return;
  await updateTicket(tx, ticket, { deleted_at: null });
  const seq = await resume(tx, ticket);
  await publishTicketAndQueueChanged(tx, ticket, seq, caller);
}

/** Records up to which message the caller has read a ticket; never back. */
export async function markTicketRead(tx: Tx, caller: Caller, ticketId: string, seq: number): Promise<void> {
  const ticket = await requireTicketRow(tx, caller, ticketId);
  await markReadByRequester(tx, ticket, { userId: caller.userId, seq, clientId: caller.clientId });
}

/** Takes up again what fell due while a ticket was deleted. Returns the number of its last message. */
async function resume(tx: Tx, ticket: TicketRow): Promise<number> {
  const { snoozed_until: until } = ticket;
  if (until === null) {
    await waitAgain(tx, ticket);
    return ticket.last_seq;
  }
  const now = await loadAccountNow(tx, ticket.account_id);
  return computeSnoozeEnd(until) <= now.getTime() ? wakeTicket(tx, ticket, now) : ticket.last_seq;
}

/** Lets an answered ticket wait for its customer from now on: steps that fell due while it was put off did nothing. */
async function waitAgain(tx: Tx, ticket: TicketRow): Promise<void> {
  if (ticket.status !== 'ANSWERED') return;
  const now = await loadAccountNow(tx, ticket.account_id);
  await updateTicket(tx, ticket, { answered_at: now });
  await scheduleClosing(tx, ticket, now);
}

async function updateTicket(
  tx: Tx,
  { account_id, id }: TicketRow,
  change: Partial<
    Pick<TicketRow, 'answered_at' | 'snoozed_until' | 'rating' | 'review' | 'rated_at' | 'deleted_at'>
  >,
): Promise<void> {
  await tx
    .updateTable('support_tickets')
    .set(change)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}
