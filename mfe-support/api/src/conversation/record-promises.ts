import type { Tx } from '@girassol/api-platform/database';
import { countWorkingMinutes, type PromiseKind, ticketPromises } from '@girassol/support-domain/tickets';
import { sql } from 'kysely';
import { countSolutionMinutesLeft } from './promised-times';
import type { TicketRow } from './ticket-row';

/** Person who ends a promise by an answer. */
interface PromiseEnd {
  userId: string;
  name: string;
}

const isOver = (due: Date | null, now: Date): due is Date => due !== null && due < now;

/** Records that an answer ended the promise of one, and that the solution is late, if it is. */
export async function recordAnsweredPromise(
  tx: Tx,
  ticket: TicketRow,
  now: Date,
  by: PromiseEnd,
): Promise<void> {
  const { answer_since: since, answer_due: due } = ticket;
  if (since && due)
    await savePromise(tx, ticket, {
      kind: getAnswerKind(ticket),
      since,
      due,
      is_kept: now <= due,
      minutes: countWorkingMinutes(since.getTime(), now.getTime()),
      attendant_id: by.userId,
      attendant_name: by.name,
    });
  await recordBrokenSolution(tx, ticket, now);
}

/** Records that a ticket is solved: whether the promised time was kept, and how long support had it in hand. */
export async function recordSolvedPromise(tx: Tx, ticket: TicketRow, now: Date): Promise<void> {
  const { promise_plan: plan, solution_due: due } = ticket;
  if (!plan) return;
  const total = ticketPromises[plan].solutionMinutes;
  await savePromise(tx, ticket, {
    kind: 'SOLUTION',
    since: ticket.created_at,
    due: due ?? now,
    is_kept: ticket.solution_breached_at === null && !isOver(due, now),
    minutes: Math.max(0, total - (countSolutionMinutesLeft(ticket, now) ?? total)),
    attendant_id: ticket.attendant_id,
    attendant_name: ticket.attendant_name,
  });
}

/** Records promises of an open ticket that broke since the last look, each once. Returns whether any did. */
export async function recordBrokenPromises(tx: Tx, ticket: TicketRow, now: Date): Promise<boolean> {
  const { answer_since: since, answer_due: due, attendant_id, attendant_name } = ticket;
  const breaks = isOver(due, now) && ticket.answer_breached_at === null;
  if (breaks) {
    if (since)
      await savePromise(tx, ticket, {
        kind: getAnswerKind(ticket),
        since,
        due,
        is_kept: false,
        minutes: null,
        attendant_id,
        attendant_name,
      });
    await updateBreach(tx, ticket, { answer_breached_at: now });
  }
  const isLate = await recordBrokenSolution(tx, ticket, now);
  return breaks || isLate;
}

async function recordBrokenSolution(tx: Tx, ticket: TicketRow, now: Date): Promise<boolean> {
  const { solution_due: due, attendant_id, attendant_name, created_at } = ticket;
  if (!isOver(due, now) || ticket.solution_breached_at !== null) return false;
  await savePromise(tx, ticket, {
    kind: 'SOLUTION',
    since: created_at,
    due,
    is_kept: false,
    minutes: null,
    attendant_id,
    attendant_name,
  });
  await updateBreach(tx, ticket, { solution_breached_at: now });
  return true;
}

const getAnswerKind = ({ first_answered_at }: TicketRow): PromiseKind =>
  first_answered_at === null ? 'FIRST_ANSWER' : 'ANSWER';

const updateBreach = (
  tx: Tx,
  { account_id, id }: TicketRow,
  change: Partial<Pick<TicketRow, 'answer_breached_at' | 'solution_breached_at'>>,
) =>
  tx
    .updateTable('support_tickets')
    .set(change)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();

interface PromiseOutcome {
  kind: PromiseKind;
  since: Date;
  due: Date;
  is_kept: boolean;
  minutes: number | null;
  attendant_id: string | null;
  attendant_name: string | null;
}

/** Saves how a promise ended. One that broke stays broken; the answer that came later says how long it took. */
const savePromise = (tx: Tx, { account_id, id: ticket_id }: TicketRow, outcome: PromiseOutcome) =>
  tx
    .insertInto('support_promises')
    .values({ account_id, ticket_id, ...outcome })
    .onConflict((conflict) =>
      conflict.columns(['ticket_id', 'kind', 'since']).doUpdateSet({
        minutes: outcome.minutes,
        is_kept: sql<boolean>`support_promises.is_kept and excluded.is_kept`,
        attendant_id: outcome.attendant_id,
        attendant_name: outcome.attendant_name,
      }),
    )
    .execute();
