import type { SheetCell } from '@girassol/shared-domain/imports';
import type { SheetHead } from '../sheet';
import type { Notes } from './notes';

/** A row as it lies in the file: as long as it happens to be. */
export interface FoundRow {
  /** 1-based. */
  line: number;
  cells: SheetCell[];
}

/** A file that was opened: which sheet is read, and its rows with content, in portions of any length. */
export interface SheetSource {
  facts: Omit<SheetHead, 'headers' | 'notes'>;
  rows: AsyncIterable<FoundRow[]> | Iterable<FoundRow[]>;
}

/** Opens the bytes of a file. Throws `Unreadable`, here and while rows are read. */
export type OpenSource = (
  bytes: Buffer,
  asked: { name: string; sheet?: string; notes: Notes },
) => Promise<SheetSource> | SheetSource;

export const hasContent = (cell: SheetCell) =>
  cell !== null && (typeof cell !== 'string' || cell.trim() !== '');
