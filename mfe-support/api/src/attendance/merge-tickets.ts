import type { Tables, Tx } from '@girassol/api-platform/database';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { OtherTicket } from '@girassol/support-domain/contract';
import { sql, type Updateable } from 'kysely';
import {
  appendMessage,
  publishTicketAndQueueChanged,
  stopPromisedTimes,
  type TicketRow,
} from '../conversation';
import type { Attendant } from '../conversation/in-ticket-account';
import type { MergedState } from '../tables';

const MAX_OTHER_TICKETS = 50;

/** Lists other tickets of the account of a ticket, last changed first. */
export async function listOtherTickets(
  tx: Tx,
  { account_id, id, kind }: TicketRow,
): Promise<{ items: OtherTicket[] }> {
  const rows = await tx
    .selectFrom('support_tickets as t')
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 't.account_id').onRef('u.id', '=', 't.requester_id'),
    )
    .select(['t.id', 't.title', 't.status', 't.updated_at', 'u.name'])
    .where('t.account_id', '=', account_id)
    .where('t.kind', '=', kind)
    .where('t.id', '<>', id)
    .where('t.deleted_at', 'is', null)
    .where('t.merged_at', 'is', null)
    .orderBy('t.updated_at', 'desc')
    .limit(MAX_OTHER_TICKETS)
    .execute();
  return {
    items: rows.map((row) => ({
      _id: row.id,
      title: row.title,
      status: row.status,
      requester: row.name ?? 'Pessoa removida',
      updatedAt: row.updated_at.getTime(),
    })),
  };
}

const toTime = (date: Date | null): string | null => date?.toISOString() ?? null;
const toDate = (time: string | null): Date | null => (time === null ? null : new Date(time));

/**
 * Merges a ticket, whose row is locked, into another one of its account: it is closed and goes on there, where its
 * requester and their promise go too. Its messages stay where they are.
 */
export async function mergeTicket(
  tx: Tx,
  ticket: TicketRow,
  attendant: Attendant,
  { into, now }: { into: string; now: Date },
): Promise<void> {
  if (ticket.continued_by !== null) throw new Refusal(409, 'Este chamado já continua em outro.');
  // Merging the other way at the same time waits for this one's row, and one of the two is repeated.
  const target = await findTarget(tx, ticket, into);
  if (!target || ticket.kind !== 'USER' || target.kind !== 'USER')
    throw invalidField('into', 'Escolha outro chamado da mesma conta.');
  if (target.continued_by !== null)
    throw invalidField('into', 'O chamado escolhido já continua em outro. Escolha esse outro.');

  const state: MergedState = {
    status: ticket.status,
    answerDue: toTime(ticket.answer_due),
    answerSince: toTime(ticket.answer_since),
    solutionDue: toTime(ticket.solution_due),
    closedAt: toTime(ticket.closed_at),
    answeredAt: toTime(ticket.answered_at),
  };
  await update(tx, ticket, {
    status: 'CLOSED',
    closed_at: ticket.closed_at ?? now,
    answered_at: null,
    snoozed_until: null,
    continued_by: target.id,
    merged_at: now,
    merged_state: JSON.stringify(state),
    ...stopPromisedTimes(ticket, now),
  });
  const people = new Set([...target.participants, ticket.requester_id, ...ticket.participants]);
  people.delete(target.requester_id);
  await update(tx, target, {
    participants: [...people],
    ...(ticket.status === 'OPEN' && takeOverPromise(ticket, target)),
  });
  const seq = await appendMessage(tx, ticket, {
    role: 'system',
    author: null,
    text: `Este chamado foi unido a “${target.title}”. A conversa continua lá.`,
  });
  const targetSeq = await appendMessage(tx, target, {
    role: 'system',
    author: null,
    text: `O chamado “${ticket.title}” foi unido a este.`,
  });
  await publishTicketAndQueueChanged(tx, ticket, seq, attendant);
  await publishTicketAndQueueChanged(tx, { ...target, participants: [...people] }, targetSeq, attendant);
}

/** Returns the columns by which a ticket waits for support because a ticket that waits was merged into it. */
function takeOverPromise(ticket: TicketRow, target: TicketRow): Change {
  const isSooner = !target.answer_due || (ticket.answer_due && ticket.answer_due < target.answer_due);
  return {
    status: 'OPEN',
    closed_at: null,
    answered_at: null,
    solution_due: target.solution_due ?? ticket.solution_due,
    promise_plan: target.promise_plan ?? ticket.promise_plan,
    ...(isSooner && {
      answer_due: ticket.answer_due,
      answer_since: ticket.answer_since,
      answer_breached_at: ticket.answer_breached_at,
    }),
  };
}

/** Takes the merging of a ticket back: it stands as it stood, and its requester does not see the other one any more. */
export async function unmergeTicket(tx: Tx, ticket: TicketRow, attendant: Attendant): Promise<void> {
  const { merged_state: state, continued_by } = ticket;
  if (!state || !continued_by) throw new Refusal(409, 'Este chamado não está unido a outro.');
  const target = await findTarget(tx, ticket, continued_by);
  await update(tx, ticket, {
    status: state.status,
    closed_at: toDate(state.closedAt),
    answered_at: toDate(state.answeredAt),
    answer_due: toDate(state.answerDue),
    answer_since: toDate(state.answerSince),
    solution_due: toDate(state.solutionDue),
    ...(state.status === 'OPEN' && { solution_minutes_left: null }),
    continued_by: null,
    merged_at: null,
    merged_state: null,
  });
  const text = 'A união dos chamados foi desfeita.';
  const seq = await appendMessage(tx, ticket, { role: 'system', author: null, text });
  await publishTicketAndQueueChanged(tx, ticket, seq, attendant);
  if (!target) return;
  const targetSeq = await appendMessage(tx, target, { role: 'system', author: null, text });
  await publishTicketAndQueueChanged(tx, target, targetSeq, attendant);
  // After the event: who does not see it any more is told that it changed.
  await update(tx, target, { participants: await listMergedRequesters(tx, target) });
}

/** Lists the people whose tickets are merged into a ticket, without its own requester. */
async function listMergedRequesters(tx: Tx, { account_id, id, requester_id }: TicketRow): Promise<string[]> {
  const rows = await tx
    .selectFrom('support_tickets')
    .select(['requester_id', 'participants'])
    .where('account_id', '=', account_id)
    .where('continued_by', '=', id)
    .where('merged_at', 'is not', null)
    .execute();
  const people = new Set(rows.flatMap((row) => [row.requester_id, ...row.participants]));
  people.delete(requester_id);
  return [...people];
}

const findTarget = (tx: Tx, { account_id, id }: TicketRow, target: string): Promise<TicketRow | undefined> =>
  tx
    .selectFrom('support_tickets')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', target)
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

type Change = Omit<Updateable<Tables['support_tickets']>, 'updated_at'>;

const update = (tx: Tx, { account_id, id }: TicketRow, change: Change) =>
  tx
    .updateTable('support_tickets')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
