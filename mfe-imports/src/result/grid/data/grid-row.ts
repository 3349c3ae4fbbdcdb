import type { ImportError, ImportRow } from '@girassol/shared-domain/contract';
import { formatCellText } from '@girassol/shared-domain/imports';

/**
 * Row with faults in the grid in which imported rows are corrected. Immutable, so that only changed rows are
 * drawn again.
 */
export interface GridRow {
  /** As the server has it. */
  row: ImportRow;
  /** As it came when the list was loaded: what it is mended of. */
  first: ImportRow;
  /** Typed values by column that the server has not confirmed yet. */
  typed: ReadonlyMap<string, string>;
}

/** New value of a cell. */
export interface CellChange {
  line: number;
  column: string;
  value: string;
}

/** New value of a cell and the value before it. */
export interface CellEdit extends CellChange {
  before: string;
}

/** Value that is to be filled into a column, in all rows that have the same fault in the column. */
export interface ColumnFill {
  column: string;
  value: string;
  /** The fault that the rows have. */
  message: string;
}

/**
 * Returns the text of a cell in the grid: the value that the person typed, or the value on the server. `at`
 * is the index of the column.
 */
export const getCellText = ({ row, typed }: GridRow, column: string, at: number): string =>
  typed.get(column) ?? formatCellText(row.cells[at]);

/** Returns the fault of a cell on the server; undefined while a newer value is being sent. */
export const getCellFault = ({ row, typed }: GridRow, column: string): ImportError | undefined =>
  typed.has(column) ? undefined : row.faults.find((fault) => fault.column === column);

/** Returns the faults of a row as a whole, which belong to no column. */
export const getRowFaults = ({ row }: GridRow): ImportError[] =>
  row.faults.filter(({ column }) => column === null);

/**
 * Returns true if a row has no fault left in `column`, or no fault at all if `column` is null. The row then
 * no longer belongs to the list of faulty rows filtered by that column.
 */
export const isRowCorrected = ({ row }: GridRow, column: string | null): boolean =>
  row.state !== 'FAULTY' || (column !== null && row.faults.every((fault) => fault.column !== column));
