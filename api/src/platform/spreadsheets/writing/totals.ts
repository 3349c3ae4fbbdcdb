import { columnName } from '../places';
import type { WrittenCell, WrittenColumn } from '../written-sheet';

/** What stands below a column: a word, or a sum with the formula that makes it anew when a filter hides rows. */
export type Total = string | { sum: number; formula: string } | null;

/** Sums as rows pass by; what additions round off is kept beside them (Neumaier), so that cents stay cents. */
export class Sums {
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
  totals(rows: number): Total[] {
    if (rows === 0 || !this.columns.some(({ hasSum }) => hasSum)) return [];
    return this.columns.map(({ hasSum }, column) => {
      if (!hasSum) return column === 0 ? 'Total' : null;
      const letter = columnName(column);
      const { sum: rounded = 0, lost = 0 } = this.#sums[column] ?? {};
      const sum = Number((rounded + lost).toPrecision(15));
      return { sum, formula: `SUBTOTAL(109,${letter}2:${letter}${rows + 1})` };
    });
  }
}

export function totalsOf(
  columns: readonly WrittenColumn[],
  rows: readonly (readonly WrittenCell[])[],
): Total[] {
  const sums = new Sums(columns);
  for (const row of rows) sums.add(row);
  return sums.totals(rows.length);
}
