/** A day as a spreadsheet keeps it, without a time zone: `YYYY-MM-DD`. */
export interface SheetDate {
  date: string;
}

/** What a cell of a spreadsheet holds, as it travels in JSON. Empty cells are null; formulas are what they came to. */
export type SheetCell = string | number | boolean | SheetDate | null;
