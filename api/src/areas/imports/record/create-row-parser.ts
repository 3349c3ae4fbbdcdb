import type { Row } from '@girassol/api-platform/database';
import {
  createRowReader,
  findReadingHints,
  type ParsedRow,
  type SheetCell,
} from '@girassol/shared-domain/imports';

/**
 * Creates the parser of an import's rows from the mapping of columns, from number and date formats detected
 * in the columns, and from the user's answers about ambiguous dates and decimal points.
 */
export function createRowParser(row: Row<'imports'>): (cells: readonly SheetCell[]) => ParsedRow {
  const hints = findReadingHints(row.columns ?? []);
  const answered = Object.entries(row.options.dates ?? {}).map(
    ([header, first]) => [header, first === 'dayFirst'] as const,
  );
  return createRowReader(row.type, row.mapping, row.headers, {
    points: { ...hints.points, ...row.options.points },
    dayFirst: { ...hints.dayFirst, ...Object.fromEntries(answered) },
  });
}
