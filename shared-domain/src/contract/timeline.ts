import { z } from 'zod';
import { timelineEvents, timelineSubjects } from '../customers/timeline';
import type { ContractRoutes } from './route';
import { boardKind, id, pageNumber, timestamp } from './schemas';

/** Number of entries of a timeline on a page. */
export const TIMELINE_ENTRIES_PER_PAGE = 20;

/** Schema of one entry of the timeline of a customer. */
export const timelineEntry = z.object({
  /** Different for two events of one record. */
  key: z.string(),
  event: z.enum(timelineEvents),
  timestamp,
  /** Name of the person who did it; null for the customer, the bank and the program. */
  userName: z.string().nullable(),
  /** Number of the record: of an item, a proposal, a contract or a financing. */
  number: z.number().int().nullable(),
  /** Name, text or reason that tells the record. */
  text: z.string(),
  /** R$ */
  amount: z.number().nullable(),
  record: id,
  /** The item that it belongs to. */
  item: z.object({ _id: id, type: boardKind, number: z.number().int() }).nullable(),
});

export type TimelineEntry = z.output<typeof timelineEntry>;

export const timelineContract = {
  'GET /customers/timeline/:cid/:multiplier': {
    access: 'active',
    summary: 'A page of what happened with a customer, as far as the caller may see it, newest first',
    params: z.object({ cid: id, multiplier: pageNumber }),
    /** Only what is about this. */
    query: z.object({ subject: z.enum(timelineSubjects).optional() }),
    answer: z.object({ entries: z.array(timelineEntry), hasMoreItems: z.boolean() }),
  },
} as const satisfies ContractRoutes;
