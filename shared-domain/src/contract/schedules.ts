import { z } from 'zod';
import { schedule } from './notes';
import type { ContractArea } from './route';
import { boardKind, fetchScope, id, isoDate, multiplier, personName, text } from './schemas';

/** Schedules per page of a list (shell-016), and as many as a month on screen may ask for at once. */
export const SCHEDULES_PER_PAGE = 10;
export const MOST_SCHEDULES = 500;

/** A schedule as an agenda shows it. `content` is its beginning: the whole text is read with the note. */
export const agendaSchedule = schedule.extend({
  notificationDate: isoDate,
  isPrivate: z.boolean(),
  /** Of the note: sent back with an edit. */
  version: z.number().int(),
  /** Who wrote it. */
  user: personName,
  /** Whose item it is about. */
  owner: personName,
});

export type AgendaSchedule = z.infer<typeof agendaSchedule>;

const schedulesPage = z.object({ schedules: z.array(agendaSchedule), hasMoreItems: z.boolean() });

export const schedulesContract = {
  'GET /notes/schedules/paginated/:userId/:multiplier/:type': {
    access: 'active',
    summary: 'A page of the schedules of a board from today on, soonest first',
    params: z.object({ userId: id, multiplier, type: boardKind }),
    answer: schedulesPage,
  },
  'POST /notes/schedules/filtered/:userId/:multiplier': {
    access: 'active',
    summary: 'The same for a scope and a period, narrowed by text and type of note',
    params: z.object({ userId: id, multiplier }),
    body: z.object({
      fetchType: fetchScope.optional(),
      fetchId: id.optional(),
      searchValue: text(120).default(''),
      noteType: z.string().max(60).default('ALL'),
      /** filter1: the period (schedules-002), both days included. */
      filter1Active: z.boolean().default(false),
      filter1Value: z.object({ start: isoDate, end: isoDate }).optional(),
      type: boardKind,
      /** Schedules per page (additive): a month is asked for at once. */
      pageSize: z.number().int().min(1).max(MOST_SCHEDULES).default(SCHEDULES_PER_PAGE),
    }),
    answer: schedulesPage,
  },
} as const satisfies ContractArea;
