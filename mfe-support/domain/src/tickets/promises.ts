import {
  type AccountPlan,
  addDays,
  formatShortDate,
  formatTime,
  toEpochMs,
  toIsoDate,
} from '@girassol/shared-domain';
import { addWorkingMinutes, WORKING_MINUTES_PER_DAY } from './working-hours';

/** Minutes of support within which an account is answered, and its question solved. */
export interface TicketPromise {
  answerMinutes: number;
  solutionMinutes: number;
}

/** Promised times of each plan. */
export const ticketPromises: Record<AccountPlan, TicketPromise> = {
  BASIC: { answerMinutes: 8 * 60, solutionMinutes: 5 * WORKING_MINUTES_PER_DAY },
  CRM: { answerMinutes: 4 * 60, solutionMinutes: 3 * WORKING_MINUTES_PER_DAY },
  ENTERPRISE: { answerMinutes: 2 * 60, solutionMinutes: 2 * WORKING_MINUTES_PER_DAY },
};

/** Kinds of promised times: the first answer of a ticket, each later one, and its solution. */
export const promiseKinds = ['FIRST_ANSWER', 'ANSWER', 'SOLUTION'] as const;
export type PromiseKind = (typeof promiseKinds)[number];

export const promiseKindLabels: Record<PromiseKind, string> = {
  FIRST_ANSWER: 'Primeira resposta',
  ANSWER: 'Respostas seguintes',
  SOLUTION: 'Solução',
};

/** Returns the instant (epoch milliseconds) by which a message of `at` is answered. */
export const computeAnswerDue = (at: number, plan: AccountPlan): number =>
  addWorkingMinutes(at, ticketPromises[plan].answerMinutes);

/** Formats a promised instant for people: `14:30`, `amanhã, 09:00`, `02/12, 09:00`. */
export function formatDue(due: number, now: number): string {
  const day = toIsoDate(due);
  const today = toIsoDate(now);
  const time = formatTime(due);
  if (day === today) return time;
  return `${day === addDays(today, 1) ? 'amanhã' : formatShortDate(day)}, ${time}`;
}

/** Formats the promised instant of an answer: `resposta até 14:30`, or `resposta atrasada` if it is over. */
export const formatAnswerDue = (due: number, now: number): string =>
  due < now ? 'resposta atrasada' : `resposta até ${formatDue(due, now)}`;

/** Returns the first instant (epoch milliseconds) of a day of support to which a ticket was snoozed. */
export const computeSnoozeEnd = (day: string): number => toEpochMs(day, '08:00');
