import { z } from 'zod';
import { period } from './finished';
import type { ContractArea } from './route';
import { boardKind, id, personName } from './schemas';

/** How many items, their amount in reais (as confirmed, where it was) and their power in kWp. */
const sums = z.object({ items: z.number().int(), amount: z.number(), power: z.number() });

export type DataSums = z.infer<typeof sums>;

export const boardData = z.object({
  /** On the board now, whatever the period. */
  open: sums,
  /** In the period: registered, and finished well or badly. */
  registered: sums,
  won: sums,
  lost: sums,
  /** Days from registration to the end of what was won in the period; null when nothing was. */
  averageDays: z.number().nullable(),
  /** Who has or had items, most won first. Null is GERENTE. */
  owners: z.array(z.object({ user: personName.nullable(), open: sums, won: sums, lost: sums })),
  /** The board as it stands. */
  columns: z.array(sums.extend({ _id: id, title: z.string() })),
  /** The twelve months that end with the period, oldest first. */
  months: z.array(
    z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), registered: sums, won: sums, lost: sums }),
  ),
  /** Most frequent first; null where none was told. */
  lostReasons: z.array(sums.extend({ reason: z.string().nullable() })),
});

export type BoardData = z.infer<typeof boardData>;

export const boardDataContract = {
  'POST /sales/data/:fetchId': {
    access: 'active',
    summary: 'Figures of a board in a period, as seen by a user, the company or a team',
    params: z.object({ fetchId: id }),
    body: period.extend({ type: boardKind }),
    answer: boardData,
  },
} as const satisfies ContractArea;
