import type { ColumnFormatEvidence, SheetCell } from '@girassol/shared-domain/imports';

export type SheetFormat = 'xlsx' | 'xls' | 'csv';
export type CsvEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'CP850' | 'Mac Roman';
export type CsvDelimiter = ';' | ',' | '\t' | '|';

/** Position of the headers of a sheet: the line and the number of rows, 1 or 2. */
export interface HeaderPosition {
  /** 1-based, of the last row of headers; 0: there is none, and columns are numbered. */
  line: number;
  /** With 2, the row above names groups of columns. */
  rows: 1 | 2;
}

/** Row of a sheet that may contain the headers, with its first texts, shortened. */
export interface HeaderCandidate {
  line: number;
  texts: string[];
}

/** Description of a received sheet without its rows: format, headers and notes. */
export interface SheetDescription {
  format: SheetFormat;
  /** Value for a csv only; absent for other formats. */
  encoding?: CsvEncoding | undefined;
  /** Value for a csv only; absent for other formats. */
  delimiter?: CsvDelimiter | undefined;
  sheets: { name: string; hidden: boolean }[];
  /** Which sheet is read. */
  sheet: string;
  header: HeaderPosition & { first: HeaderCandidate[] };
  /**
   * The row of headers, trimmed; repeated ones become "Telefone (2)", empty ones "Coluna 3"; columns without a header
   * and without content at the right end are cut.
   */
  headers: string[];
  /** Portuguese sentences of what was found and decided. While rows are read more may come: complete after the last one. */
  notes: string[];
}

/** Row of a received sheet with its line number in the file. */
export interface SheetRow {
  /** 1-based, in the sheet or the file. */
  line: number;
  /** As long as the headers, padded with null. */
  cells: SheetCell[];
}

/** Received spreadsheet that is open: its description, and its rows in batches. */
export interface OpenSheet {
  head: SheetDescription;
  /** Portions of up to 300 rows, once; rows with no content at all are left out. Throws `Refusal` (422) where it cannot go on. */
  rows: AsyncIterable<SheetRow[]>;
  /** Ends the reader. Iterating to the end, or leaving the loop, does so too. */
  close(): Promise<void>;
}

/**
 * Result of examining all rows of a received sheet: the first rows, the number of rows, and evidence on the
 * kind of each column.
 */
export interface SheetSurvey {
  head: SheetDescription;
  /** The first ones. */
  rows: SheetRow[];
  /** Rows with content, below the headers. */
  count: number;
  /** Evidence of the rows, by column. */
  evidence: ColumnFormatEvidence[];
}
