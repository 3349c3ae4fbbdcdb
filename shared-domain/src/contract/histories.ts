import { z } from 'zod';
import type { ContractRoutes } from './route';
import { boardKind, id, isoDate, pageNumber, timestamp } from './schemas';

/** Number of history entries on a page (shell-016). */
export const HISTORY_ENTRIES_PER_PAGE = 10;

/**
 * Schema of an entry in the history of a customer or of one of the customer's items. History entries are
 * never changed.
 */
export const historyEntry = z.object({
  _id: id,
  title: z.string(),
  content: z.string(),
  registryDate: isoDate,
  registryTimestamp: timestamp,
  user: z.object({ personalData: z.object({ name: z.string() }), email: z.string() }),
  /** Name and e-mail of the day, whatever happened to the person since. */
  userName: z.string(),
  userEmail: z.string(),
  /** The item it is about (additive); null when it is about the customer, or the item no longer exists. */
  sale: z.object({ _id: id, type: boardKind, id: z.number().int() }).nullable(),
});

export type HistoryEntry = z.infer<typeof historyEntry>;

export const historiesContract = {
  'GET /histories/customer/:cid/:multiplier': {
    access: 'active',
    summary: 'A page of what happened to a customer, newest first',
    params: z.object({ cid: id, multiplier: pageNumber }),
    /** Only what is about this item (additive). */
    query: z.object({ saleId: id.optional() }),
    answer: z.object({ history: z.array(historyEntry), hasMoreItems: z.boolean() }),
  },
} as const satisfies ContractRoutes;
