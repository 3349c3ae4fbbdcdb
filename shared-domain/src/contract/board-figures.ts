import { z } from 'zod';
import { period } from './finished';
import type { ContractRoutes } from './route';
import { boardKind, id, namedPerson } from './schemas';

/**
 * Sums of a group of items: their number, their amount in reais (the confirmed amount, if any) and their power in kWp.
 */
const boardDataSums = z.object({ items: z.number().int(), amount: z.number(), power: z.number() });

/** Sums of a group of items of a board: number, amount in R$ and power in kWp. */
export type BoardFigureSums = z.infer<typeof boardDataSums>;

/**
 * Schema of the figures of a board in a period: sums of open, registered, won and lost items, also by owner,
 * column, month and reason of loss.
 */
export const boardFigures = z.object({
  /** On the board now, whatever the period. */
  open: boardDataSums,
  /** In the period: registered, and finished well or badly. */
  registered: boardDataSums,
  won: boardDataSums,
  lost: boardDataSums,
  /** Days from registration to the end of what was won in the period; null when nothing was. */
  averageDays: z.number().nullable(),
  /** Owners of current or past items, most won items first. Null is GERENTE. */
  owners: z.array(
    z.object({ user: namedPerson.nullable(), open: boardDataSums, won: boardDataSums, lost: boardDataSums }),
  ),
  /** The board as it stands. */
  columns: z.array(boardDataSums.extend({ _id: id, title: z.string() })),
  /** The twelve months that end with the period, oldest first. */
  months: z.array(
    z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      registered: boardDataSums,
      won: boardDataSums,
      lost: boardDataSums,
    }),
  ),
  /** Most frequent first; null where none was told. */
  lostReasons: z.array(boardDataSums.extend({ reason: z.string().nullable() })),
});

export type BoardFigures = z.infer<typeof boardFigures>;

export const boardDataContract = {
  'POST /sales/data/:fetchId': {
    access: 'active',
    summary: 'Figures of a board in a period, as seen by a user, the company or a team',
    params: z.object({ fetchId: id }),
    body: period.extend({ type: boardKind }),
    answer: boardFigures,
  },
} as const satisfies ContractRoutes;
