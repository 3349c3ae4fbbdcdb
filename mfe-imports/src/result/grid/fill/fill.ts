import { api } from '@girassol/shared-auth';
import { cellText } from '@girassol/shared-domain/imports';
import { type CellEdit, faultOf, type GridRow, textOf } from '../data/grid-row';

/** A value for all rows that have the same fault in the same column. */
export interface Filling {
  column: string;
  /** Place of the column in the file. */
  at: number;
  value: string;
  /** The fault that the rows have. */
  message: string;
  /** The row it comes from. */
  line: number;
}

/** What a mended cell can fill: null while it is not mended, or had nothing to mend. */
export function fillingOf(item: GridRow | undefined, column: string, at: number): Filling | null {
  if (!item) return null;
  const message = item.first.faults.find((fault) => fault.column === column)?.message;
  const value = textOf(item, column, at);
  if (message === undefined || value === cellText(item.first.cells[at])) return null;
  if (faultOf(item, column)) return null;
  return { column, at, value, message, line: item.row.line };
}

/** The cells of all rows with the fault, wherever they are in the list. */
export async function cellsToFill(
  params: { userId: string; importId: string },
  { column, at, value, message, line }: Filling,
): Promise<CellEdit[]> {
  const edits: CellEdit[] = [];
  for (let skip = 0; ; ) {
    const query = { state: 'FAULTY', column, skip } as const;
    const { rows, total } = await api('GET /imports/rows/:userId/:importId', { params, query });
    for (const row of rows) {
      const isSame = row.faults.some((fault) => fault.column === column && fault.message === message);
      if (isSame && row.line !== line)
        edits.push({ line: row.line, column, value, before: cellText(row.cells[at]) });
    }
    skip += rows.length;
    if (rows.length === 0 || skip >= total) return edits;
  }
}
