import type { SheetCell } from '@girassol/shared-domain/imports';
import type { SheetDescription } from '../sheet';
import type { SheetNotes } from './notes';

/** Row of a sheet as the file contains it, with any number of cells. */
export interface RawSheetRow {
  /** 1-based. */
  line: number;
  cells: SheetCell[];
}

/**
 * Opened spreadsheet file: facts about the sheet that is read, and its non-empty rows in batches of any
 * length.
 */
export interface SheetSource {
  facts: Omit<SheetDescription, 'header' | 'headers' | 'notes'>;
  rows: AsyncIterable<RawSheetRow[]> | Iterable<RawSheetRow[]>;
}

/**
 * Function that opens the bytes of a spreadsheet file of one format. Throws `UnreadableSpreadsheetError`
 * while opening or while rows are read.
 */
export type SpreadsheetOpener = (
  bytes: Buffer,
  asked: { name: string; sheet?: string; notes: SheetNotes },
) => Promise<SheetSource> | SheetSource;

/** Returns true for a cell that contains a value other than blank text. */
export const hasCellContent = (cell: SheetCell) =>
  cell !== null && (typeof cell !== 'string' || cell.trim() !== '');
