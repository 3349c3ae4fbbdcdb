import type { SheetCell } from '@girassol/shared-domain/imports';

export type SheetFormat = 'xlsx' | 'xls' | 'csv';
export type CsvEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';
export type CsvDelimiter = ';' | ',' | '\t' | '|';

/** What was found out about a file. */
export interface SheetHead {
  format: SheetFormat;
  /** Of a csv. */
  encoding?: CsvEncoding;
  /** Of a csv. */
  delimiter?: CsvDelimiter;
  sheets: { name: string; hidden: boolean }[];
  /** Which sheet is read. */
  sheet: string;
  /**
   * First row with content, trimmed; repeated ones become "Telefone (2)", empty ones "Coluna 3"; columns without a header
   * and without content at the right end are cut.
   */
  headers: string[];
  /** Portuguese sentences of what was found and decided. While rows are read more may come: complete after the last one. */
  notes: string[];
}

export interface SheetRow {
  /** 1-based, in the sheet or the file. */
  line: number;
  /** As long as the headers, padded with null. */
  cells: SheetCell[];
}

export interface OpenSheet {
  head: SheetHead;
  /** Portions of up to 300 rows, once; rows with no content at all are left out. Throws `Refusal` (422) where it cannot go on. */
  rows: AsyncIterable<SheetRow[]>;
  /** Ends the reader. Iterating to the end, or leaving the loop, does so too. */
  close(): Promise<void>;
}
