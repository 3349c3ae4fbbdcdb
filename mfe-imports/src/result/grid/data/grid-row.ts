import type { ImportFault, ImportRow } from '@girassol/shared-domain/contract';
import { cellText } from '@girassol/shared-domain/imports';

/** A row of the grid. It is replaced, never changed, so that only rows that differ are drawn again. */
export interface GridRow {
  /** As the server has it. */
  row: ImportRow;
  /** As it came when the list was loaded: what it is mended of. */
  first: ImportRow;
  /** What was typed and the server has not answered yet, by column. */
  typed: ReadonlyMap<string, string>;
}

/** A value for a cell. */
export interface CellChange {
  line: number;
  column: string;
  value: string;
}

/** The same with what stood there. */
export interface CellEdit extends CellChange {
  before: string;
}

/** A value for all rows that have the same fault in the same column. */
export interface ColumnFill {
  column: string;
  value: string;
  /** The fault that the rows have. */
  message: string;
}

/** What stands in a cell: what was typed, or what the server has. `at`: place of the column. */
export const textOf = ({ row, typed }: GridRow, column: string, at: number): string =>
  typed.get(column) ?? cellText(row.cells[at]);

/** What is wrong with a cell as the server has it; nothing while something newer is on its way. */
export const faultOf = ({ row, typed }: GridRow, column: string): ImportFault | undefined =>
  typed.has(column) ? undefined : row.faults.find((fault) => fault.column === column);

/** What is wrong with a row as a whole. */
export const rowFaults = ({ row }: GridRow): ImportFault[] =>
  row.faults.filter(({ column }) => column === null);

/** Does it no longer belong to the list: all faults, or those of a column? */
export const isMended = ({ row }: GridRow, column: string | null): boolean =>
  row.state !== 'FAULTY' || (column !== null && row.faults.every((fault) => fault.column !== column));
