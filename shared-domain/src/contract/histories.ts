import { z } from 'zod';
import type { ContractArea } from './route';
import { boardKind, id, isoDate, multiplier, timestamp } from './schemas';

/** Lines of history per page (shell-016). */
export const HISTORY_PER_PAGE = 10;

/** Something that happened to a customer, or to an item of theirs. Lines are never changed. */
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
    params: z.object({ cid: id, multiplier }),
    /** Only what is about this item (additive). */
    query: z.object({ saleId: id.optional() }),
    answer: z.object({ history: z.array(historyEntry), hasMoreItems: z.boolean() }),
  },
} as const satisfies ContractArea;
