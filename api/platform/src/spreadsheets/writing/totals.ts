import { formatColumn } from '../cell-references';
import type { WrittenCell, WrittenColumn } from '../written-sheet';

/** Cell below a column: a label, or a sum with a formula that recalculates it when a filter hides rows. */
export type ColumnTotal = string | { sum: number; formula: string } | null;

/**
 * Sums the columns of a sheet row by row, and compensates rounding errors (Neumaier), so that cents are
 * exact.
 */
export class ColumnSums {
  readonly #sums: { sum: number; lost: number }[];
  constructor(readonly columns: readonly WrittenColumn[]) {
    this.#sums = columns.map(() => ({ sum: 0, lost: 0 }));
  }

  add(row: readonly WrittenCell[]): void {
    for (const [column, total] of this.#sums.entries()) {
      const cell = row[column];
      if (!this.columns[column]?.hasSum || typeof cell !== 'number' || !Number.isFinite(cell)) continue;
      const sum = total.sum + cell;
      total.lost += Math.abs(total.sum) >= Math.abs(cell) ? total.sum - sum + cell : cell - sum + total.sum;
      total.sum = sum;
    }
  }

  /** Below so many rows; empty where no column is summed up, or there are no rows. */
  totals(rows: number): ColumnTotal[] {
    if (rows === 0 || !this.columns.some(({ hasSum }) => hasSum)) return [];
    return this.columns.map(({ hasSum }, column) => {
      if (!hasSum) return column === 0 ? 'Total' : null;
      const letter = formatColumn(column);
      const { sum: rounded = 0, lost = 0 } = this.#sums[column] ?? {};
      const sum = Number((rounded + lost).toPrecision(15));
      return { sum, formula: `SUBTOTAL(109,${letter}2:${letter}${rows + 1})` };
    });
  }
}

/** Computes the totals below the columns of a sheet from all of its rows. */
export function computeTotals(
  columns: readonly WrittenColumn[],
  rows: readonly (readonly WrittenCell[])[],
): ColumnTotal[] {
  const sums = new ColumnSums(columns);
  for (const row of rows) sums.add(row);
  return sums.totals(rows.length);
}
