import { z } from 'zod';
import { scheduledNote } from './notes';
import type { ContractRoutes } from './route';
import { boardKind, fetchScope, id, isoDate, namedPerson, pageNumber, trimmedText } from './schemas';

/** Number of schedules on a page of a list (shell-016). */
export const SCHEDULES_PER_PAGE = 10;
/** Maximum number of schedules that one request may load, enough for a month of the agenda. */
export const MAX_SCHEDULES_PER_PAGE = 500;

/**
 * Schema of a schedule (a note with a date) in the agenda. `content` is only the beginning of the note's
 * text.
 */
export const agendaSchedule = scheduledNote.extend({
  notificationDate: isoDate,
  isPrivate: z.boolean(),
  /** Of the note: sent back with an edit. */
  version: z.number().int(),
  /** Author of the note. */
  user: namedPerson,
  /** Owner of the item. */
  owner: namedPerson,
});

export type AgendaSchedule = z.infer<typeof agendaSchedule>;

const schedulesPage = z.object({ schedules: z.array(agendaSchedule), hasMoreItems: z.boolean() });

export const schedulesContract = {
  'GET /notes/schedules/paginated/:userId/:multiplier/:type': {
    access: 'active',
    summary: 'A page of the schedules of a board from today on, soonest first',
    params: z.object({ userId: id, multiplier: pageNumber, type: boardKind }),
    answer: schedulesPage,
  },
  'POST /notes/schedules/filtered/:userId/:multiplier': {
    access: 'active',
    summary: 'The same for a scope and a period, narrowed by text and type of note',
    params: z.object({ userId: id, multiplier: pageNumber }),
    body: z.object({
      fetchType: fetchScope.optional(),
      fetchId: id.optional(),
      searchValue: trimmedText(120).default(''),
      noteType: z.string().max(60).default('ALL'),
      /** filter1: the period (schedules-002), both days included. */
      filter1Active: z.boolean().default(false),
      filter1Value: z.object({ start: isoDate, end: isoDate }).optional(),
      type: boardKind,
      /** Schedules per page (additive): a month is asked for at once. */
      pageSize: z.number().int().min(1).max(MAX_SCHEDULES_PER_PAGE).default(SCHEDULES_PER_PAGE),
    }),
    answer: schedulesPage,
  },
} as const satisfies ContractRoutes;
