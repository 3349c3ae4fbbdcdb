import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, pageSizes } from '../boards/page-sizes';
import { boardCard } from './kanbans';
import type { ContractRoutes } from './route';
import { boardKind, fetchScope, id, isoDate, pageNumber, trimmedText } from './schemas';

/** Schema of a period: days from `start` to `end`, both included; an absent bound leaves that side open. */
export const period = z.object({ start: isoDate.nullable(), end: isoDate.nullable() });

/**
 * Schema of an item that left its board as won, closed or lost: the fields of its card, the day of its end
 * and the reason of a loss.
 */
export const finishedItem = boardCard.extend({
  /** The day it was finished: the one the person named, otherwise the one it was marked on. */
  closedDay: isoDate,
  saleLostReason: z.string().nullable(),
  confirmedAmount: z.number().nullable(),
  /** The column it was in last. */
  columnTitle: z.string(),
});

export type FinishedItem = z.infer<typeof finishedItem>;

export const finishedContract = {
  'POST /sales/finished/filtered/:multiplier': {
    access: 'active',
    summary: 'Finished items of a board, latest first, with the sums of all that the filters let through',
    params: z.object({ multiplier: pageNumber }),
    body: z.object({
      status: z.enum(['ALL', 'CLOSED', 'LOST']).default('ALL'),
      /** Follows from `fetchId`; the id decides. Accounts that are not ENTERPRISE see the own user's (boards-095). */
      fetchType: fetchScope.optional(),
      fetchId: id,
      searchValue: trimmedText(120).default(''),
      /** filter1 is the period in which the item was finished. */
      filter1Active: z.boolean().default(false),
      filter1Value: period.optional(),
      type: boardKind,
      /** Additive: items per page (shell-016). */
      pageSize: z.literal(pageSizes).default(DEFAULT_PAGE_SIZE),
    }),
    answer: z.object({
      sales: z.array(finishedItem),
      hasMoreItems: z.boolean(),
      /** Additive: of everything the filters let through. Amounts as confirmed, where they were; power in kWp. */
      totals: z.object({ items: z.number().int(), amount: z.number(), power: z.number() }),
    }),
  },
} as const satisfies ContractRoutes;
