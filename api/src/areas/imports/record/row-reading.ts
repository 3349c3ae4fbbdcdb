import { type ReadRow, readingHints, rowReader, type SheetCell } from '@girassol/shared-domain/imports';
import type { Row } from '../../../platform/database';

/** Reads rows of an import as its mapping says, and as its first rows hint. */
export function readerOf(row: Row<'imports'>): (cells: readonly SheetCell[]) => ReadRow {
  const { ask: _, ...hints } = readingHints(row.columns ?? []);
  const points = { ...hints.points, ...row.options.points };
  return rowReader(row.type, row.mapping, row.headers, { ...hints, points });
}
