/** Date as a spreadsheet stores it, without a time zone: `YYYY-MM-DD`. */
export interface SheetDate {
  date: string;
}

/**
 * Content of a spreadsheet cell in JSON. An empty cell is null; a cell with a formula has the formula's
 * result.
 */
export type SheetCell = string | number | boolean | SheetDate | null;
