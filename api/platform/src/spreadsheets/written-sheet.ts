/**
 * Value of a cell to be written to a spreadsheet. Days are `YYYY-MM-DD` and instants ISO texts, in columns of
 * these kinds; percentages are written as people write them: 12.5 stands for 12,5%.
 */
export type WrittenCell = string | number | boolean | null;

/** Kind of the values in a column to be written, which decides their number format. */
export type WrittenCellKind = 'text' | 'integer' | 'number' | 'money' | 'percent' | 'date' | 'datetime';

/** Column of a sheet to be written: title, kind of values, width, sum and help. */
export interface WrittenColumn {
  title: string;
  kind: WrittenCellKind;
  /** Characters. */
  width?: number;
  /** A sum below (xlsx), of the rows a filter shows. */
  hasSum?: boolean;
  /** Valid values: a list in the cells (xlsx). */
  options?: readonly string[];
  /** Explanation that stands at the title (xlsx). */
  note?: string;
  isRequired?: boolean;
}

/** Definition of a sheet to be written, without its rows: title, columns and explanation. */
export interface SheetDefinition {
  title: string;
  columns: readonly WrittenColumn[];
  /** Lines of a second sheet "Instruções" (xlsx): what, and what about it. */
  explanation?: readonly (readonly [string, string])[];
}

/** Sheet to be written, with its rows in batches. */
export interface WrittenSheet extends SheetDefinition {
  rows: AsyncIterable<readonly (readonly WrittenCell[])[]>;
}
