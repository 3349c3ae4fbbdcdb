import type { BoardFigureSums, BoardFigures, Kanban } from '@girassol/shared-domain/contract';
import type { FinishedItemGroup, ItemGroupTotals, MonthlyItemGroup, OpenItemGroup } from './count-items';

const MONTHS = 12;

interface Counted {
  open: OpenItemGroup[];
  registered: MonthlyItemGroup[];
  finished: FinishedItemGroup[];
  columns: Kanban['columns'];
  /** Null is GERENTE. */
  users: Map<string, string | null>;
  months: string[];
}

/** Lists the twelve months (`yyyy-mm`) that end with the month of the given day, oldest first. */
export function listLastTwelveMonths(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

/**
 * Builds the figures of a board from groups of items that the database has counted: totals, and figures by
 * owner, column, month and reason of loss.
 */
export function buildBoardData({
  open,
  registered,
  finished,
  columns,
  users,
  months,
}: Counted): BoardFigures {
  const inPeriod = finished.filter(({ inside }) => inside);
  const won = inPeriod.filter(({ status }) => status === 'CLOSED');
  const lost = inPeriod.filter(({ status }) => status === 'LOST');
  const wonDays = won.reduce((sum, { days }) => sum + days, 0);
  const wonSums = sum(won);
  return {
    open: sum(open),
    registered: sum(registered.filter(({ inside }) => inside)),
    won: wonSums,
    lost: sum(lost),
    averageDays: wonSums.items > 0 ? wonDays / wonSums.items : null,
    owners: [...users]
      .map(([id, name]) => ({
        user: name === null ? null : { _id: id, personalData: { name } },
        open: sum(open.filter(({ owner_id }) => owner_id === id)),
        won: sum(won.filter(({ owner_id }) => owner_id === id)),
        lost: sum(lost.filter(({ owner_id }) => owner_id === id)),
      }))
      .filter((owner) => owner.open.items + owner.won.items + owner.lost.items > 0)
      .sort((a, b) => b.won.amount - a.won.amount || b.open.amount - a.open.amount),
    columns: columns.map(({ _id, title }) => ({
      _id,
      title,
      ...sum(open.filter(({ column_id }) => column_id === _id)),
    })),
    months: months.map((month) => {
      const ended = finished.filter((group) => group.month === month);
      return {
        month,
        registered: sum(registered.filter((group) => group.month === month)),
        won: sum(ended.filter(({ status }) => status === 'CLOSED')),
        lost: sum(ended.filter(({ status }) => status === 'LOST')),
      };
    }),
    lostReasons: [...new Set(lost.map(({ reason }) => reason))]
      .map((reason) => ({ reason, ...sum(lost.filter((group) => group.reason === reason)) }))
      .sort((a, b) => b.items - a.items),
  };
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** Groups together; cents and watts are exact again. */
function sum(groups: readonly ItemGroupTotals[]): BoardFigureSums {
  const total = groups.reduce(
    (all, { items, amount, power }) => ({
      items: all.items + items,
      amount: all.amount + amount,
      power: all.power + power,
    }),
    { items: 0, amount: 0, power: 0 },
  );
  return { items: total.items, amount: round(total.amount, 2), power: round(total.power, 3) };
}
