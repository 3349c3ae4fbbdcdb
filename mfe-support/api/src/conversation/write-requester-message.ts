import { loadAccountNow } from '@girassol/api-platform/clock';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { REOPENING_DAYS } from '@girassol/support-domain/tickets';
import { sql } from 'kysely';
import type { MessagePicture } from '../tables';
import { appendMessage, hasMessage } from './append-message';
import { startPromisedTimes } from './promised-times';
import { publishTicketAndQueueChanged } from './publish-ticket';
import type { TicketRow } from './ticket-row';

const DAY_MS = 24 * 3_600_000;

/** Message of the side that asks: a person of the account, or a contact. */
export interface RequesterMessage {
  clientKey: string;
  author: { id: string; name: string };
  text: string;
  files?: readonly MessagePicture[];
  /** Text of earlier mails that follows it. */
  quoted?: string | null;
  /** Leaves a closed ticket closed: thanks. */
  staysClosed?: boolean;
  /** Browser that sent it; null for a mail. */
  clientId: string | null;
}

/** Inserts a ticket; nothing happens if its id is taken. */
export const insertTicket = (
  tx: Tx,
  ticket: Pick<TicketRow, 'account_id' | 'id' | 'kind' | 'requester_id' | 'title'> & { linked_from?: string },
) =>
  tx
    .insertInto('support_tickets')
    .values({ status: 'OPEN', ...ticket })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

/** Locks a ticket and returns its row; undefined if it is missing. */
export const lockTicket = (tx: Tx, accountId: string, ticketId: string): Promise<TicketRow | undefined> =>
  tx
    .selectFrom('support_tickets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', ticketId)
    .forUpdate()
    .executeTakeFirst();

/** Finds the ticket that has a message of this key: the wanted one, or one that continues it. */
export async function findTicketWithMessage(
  tx: Tx,
  ticket: TicketRow,
  message: { clientKey: string; text: string },
): Promise<TicketRow | undefined> {
  if (await hasMessage(tx, ticket, message)) return ticket;
  const next = await findContinuation(tx, ticket);
  return next && findTicketWithMessage(tx, next, message);
}

/**
 * Writes a message of the side that asks to a ticket whose row is locked: reopens a closed one, and opens a linked ticket
 * where the closing is too long ago. Returns the ticket in which the message stands.
 */
export async function writeRequesterMessage(
  tx: Tx,
  wanted: TicketRow,
  { staysClosed = false, clientId, ...message }: RequesterMessage,
): Promise<TicketRow> {
  const now = await loadAccountNow(tx, wanted.account_id);
  const ticket = await followContinuation(tx, wanted, { now, staysClosed });
  if (!(staysClosed && ticket.status === 'CLOSED')) await markOpen(tx, ticket, now);
  const seq = await appendMessage(tx, ticket, { role: 'user', ...message });
  await publishTicketAndQueueChanged(tx, ticket, seq, { clientId });
  return ticket;
}

const findContinuation = async (
  tx: Tx,
  { account_id, continued_by }: TicketRow,
): Promise<TicketRow | undefined> =>
  continued_by === null ? undefined : lockTicket(tx, account_id, continued_by);

/** Returns the ticket in which a message goes on: the last of those that continue one another, or a new linked one. */
async function followContinuation(
  tx: Tx,
  ticket: TicketRow,
  { now, staysClosed }: { now: Date; staysClosed: boolean },
): Promise<TicketRow> {
  const next = await findContinuation(tx, ticket);
  if (next && !next.deleted_at) return followContinuation(tx, next, { now, staysClosed });
  const isLongClosed =
    ticket.closed_at !== null && now.getTime() - ticket.closed_at.getTime() > REOPENING_DAYS * DAY_MS;
  if (ticket.status !== 'CLOSED' || staysClosed || !isLongClosed) return ticket;

  const { account_id, kind, requester_id, title } = ticket;
  const id = generateId();
  await insertTicket(tx, { account_id, id, kind, requester_id, title, linked_from: ticket.id });
  await tx
    .updateTable('support_tickets')
    .set({ continued_by: id })
    .where('account_id', '=', account_id)
    .where('id', '=', ticket.id)
    .execute();
  const linked = await lockTicket(tx, account_id, id);
  if (!linked) throw new Error('the linked ticket is not there');
  return linked;
}

/** Marks a ticket as waiting for support. Promised times that already run go on. */
export async function markOpen(tx: Tx, ticket: TicketRow, now: Date): Promise<void> {
  const runs = ticket.status === 'OPEN' && ticket.answer_due !== null;
  const times = runs
    ? {}
    : await startPromisedTimes(tx, ticket.account_id, now, ticket.solution_minutes_left);
  await tx
    .updateTable('support_tickets')
    .set({
      status: 'OPEN',
      closed_at: null,
      answered_at: null,
      snoozed_until: null,
      updated_at: sql<Date>`now()`,
      ...times,
    })
    .where('account_id', '=', ticket.account_id)
    .where('id', '=', ticket.id)
    .execute();
}
