import type { Tx } from '@girassol/api-platform/database';
import type { AccountPlan } from '@girassol/shared-domain';
import {
  addWorkingMinutes,
  computeAnswerDue,
  countWorkingMinutes,
  ticketPromises,
} from '@girassol/support-domain/tickets';
import type { TicketRow } from './ticket-row';

/** Promised times of a ticket, as columns. */
type PromisedTimes = Pick<
  TicketRow,
  | 'answer_due'
  | 'answer_since'
  | 'answer_breached_at'
  | 'solution_due'
  | 'solution_minutes_left'
  | 'promise_plan'
>;

/** Computes the promised times when the customer wrote: the answer by the plan, the solution by the time that is left. */
export async function startPromisedTimes(
  tx: Tx,
  accountId: string,
  now: Date,
  minutesLeft: number | null,
): Promise<PromisedTimes> {
  const { signup_plan: plan } = await tx
    .selectFrom('accounts')
    .select('signup_plan')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const minutes = minutesLeft ?? ticketPromises[plan].solutionMinutes;
  return {
    answer_due: new Date(computeAnswerDue(now.getTime(), plan)),
    answer_since: now,
    answer_breached_at: null,
    solution_due: new Date(addWorkingMinutes(now.getTime(), minutes)),
    solution_minutes_left: null,
    promise_plan: plan,
  };
}

/** Computes the promised times when support answered: nothing is due, and what is left of the solution's time is kept. */
export function stopPromisedTimes(
  ticket: Pick<TicketRow, 'solution_due' | 'solution_minutes_left' | 'promise_plan'>,
  now: Date,
): PromisedTimes {
  return {
    answer_due: null,
    answer_since: null,
    answer_breached_at: null,
    solution_due: null,
    solution_minutes_left: countSolutionMinutesLeft(ticket, now),
    promise_plan: ticket.promise_plan,
  };
}

/** Counts the minutes of support that are left for the solution; null if none was promised yet. */
export const countSolutionMinutesLeft = (
  { solution_due, solution_minutes_left }: Pick<TicketRow, 'solution_due' | 'solution_minutes_left'>,
  now: Date,
): number | null =>
  solution_due ? countWorkingMinutes(now.getTime(), solution_due.getTime()) : solution_minutes_left;

/** Computes the promised times of an open ticket whose account has another plan now: what has passed counts. */
export function changePromisedPlan(
  ticket: Pick<TicketRow, 'answer_since' | 'solution_due' | 'solution_minutes_left' | 'promise_plan'>,
  plan: AccountPlan,
  now: Date,
): Pick<PromisedTimes, 'answer_due' | 'solution_due' | 'promise_plan'> {
  const before = ticketPromises[ticket.promise_plan ?? plan].solutionMinutes;
  const used = before - (countSolutionMinutesLeft(ticket, now) ?? before);
  const left = Math.max(0, ticketPromises[plan].solutionMinutes - used);
  return {
    answer_due: new Date(computeAnswerDue((ticket.answer_since ?? now).getTime(), plan)),
    solution_due: new Date(addWorkingMinutes(now.getTime(), left)),
    promise_plan: plan,
  };
}
