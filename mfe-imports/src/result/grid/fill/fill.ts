import { cellText } from '@girassol/shared-domain/imports';
import { type ColumnFill, faultOf, type GridRow, textOf } from '../data/grid-row';

/** What a mended cell can fill: null while it is not mended, or had nothing to mend. `at`: place of the column. */
export function fillingOf(item: GridRow | undefined, column: string, at: number): ColumnFill | null {
  if (!item) return null;
  const message = item.first.faults.find((fault) => fault.column === column)?.message;
  const value = textOf(item, column, at);
  if (message === undefined || value === cellText(item.first.cells[at])) return null;
  return faultOf(item, column) ? null : { column, value, message };
}
