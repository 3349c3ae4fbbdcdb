import { formatCellText } from '@girassol/shared-domain/imports';
import { type ColumnFill, type GridRow, getCellFault, getCellText } from '../data/grid-row';

/**
 * Builds the column fill that copies the value of a corrected cell to all rows with the same fault; null
 * while the cell is not corrected or had no fault. `at` is the index of the column.
 */
export function buildColumnFill(item: GridRow | undefined, column: string, at: number): ColumnFill | null {
  if (!item) return null;
  const message = item.first.faults.find((fault) => fault.column === column)?.message;
  const value = getCellText(item, column, at);
  if (message === undefined || value === formatCellText(item.first.cells[at])) return null;
  return getCellFault(item, column) ? null : { column, value, message };
}
