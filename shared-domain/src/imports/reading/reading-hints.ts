import type { SheetColumn } from '../mapping/mapping';
import { type ColumnFormatEvidence, collectColumnFormatEvidence } from './column-format-evidence';
import type { ReadingHints } from './row';

/** Cells that have to agree before a column is read otherwise than people in Brazil write. */
const FOREIGN_PROOFS = 3;

/**
 * Cells as in Brazil that settle those in doubt. Of numbers with three decimals all are in doubt, so one or two that
 * somebody typed prove nothing of the rest. Of days most columns with the month in front would have some that prove it.
 */
const CLEAR_CELLS = { numbers: 3, dates: 1 };

/** Reading of a column until somebody says otherwise, and whether that has to be asked. */
interface Guess<Meaning> {
  meaning: Meaning | null;
  isAsked: boolean;
}

/**
 * Guesses the reading of a column. Cells written as in Brazil are read so. Against that, one cell proves nothing, as it may be a slip: several have to, and
 * as many as there are cells that could be both. Fewer cells in favour than `clearCells` settle no more than twice as many.
 * Whatever is left in doubt is asked.
 */
function guess<Meaning>(
  { usual, foreign, unclear }: { usual: number; foreign: number; unclear: number },
  clearCells: number,
  [inBrazil, elsewhere]: readonly [Meaning, Meaning],
): Guess<Meaning> {
  const isSettled = usual >= clearCells || unclear <= usual * 2;
  const isAsked = unclear > 0 && (!isSettled || foreign > 0);
  const isForeign = foreign >= FOREIGN_PROOFS && foreign > usual * 2 && foreign * 2 >= unclear;
  if (isForeign) return { meaning: elsewhere, isAsked };
  return { meaning: usual > 0 || foreign > 0 ? inBrazil : null, isAsked };
}

const evidenceIn = ({ evidence, values }: SheetColumn): ColumnFormatEvidence =>
  evidence ?? collectColumnFormatEvidence(values);

/**
 * Spreadsheet column whose number or date format the user must choose, with an example of an ambiguous cell.
 */
export interface AmbiguousColumn {
  header: string;
  example: string;
}

/** Formats that the cells of spreadsheet columns prove, and the columns whose format the user must choose. */
export interface FoundReadingHints extends Required<ReadingHints> {
  /** `1.234` could be a thousand and more or one and a bit. */
  askPoints: AmbiguousColumn[];
  /** `03/04/2024` could be in March or in April. */
  askDates: AmbiguousColumn[];
}

/**
 * Finds the number and date formats of spreadsheet columns with ambiguous cells, from the evidence of all
 * rows of a column.
 */
export function findReadingHints(columns: readonly SheetColumn[]): FoundReadingHints {
  const points: [string, 'thousands' | 'decimal'][] = [];
  const dayFirst: [string, boolean][] = [];
  const askPoints: AmbiguousColumn[] = [];
  const askDates: AmbiguousColumn[] = [];
  for (const column of columns) {
    const { header } = column;
    const { numbers, dates } = evidenceIn(column);
    const point = guess(
      { usual: numbers.thousands, foreign: numbers.decimal, unclear: numbers.unclear },
      CLEAR_CELLS.numbers,
      ['thousands', 'decimal'] as const,
    );
    if (point.meaning) points.push([header, point.meaning]);
    if (point.isAsked) askPoints.push({ header, example: numbers.example ?? '1.234' });
    const day = guess(
      { usual: dates.dayFirst, foreign: dates.monthFirst, unclear: dates.unclear },
      CLEAR_CELLS.dates,
      [true, false] as const,
    );
    if (day.meaning === false) dayFirst.push([header, false]);
    if (day.isAsked) askDates.push({ header, example: dates.example ?? '03/04/2024' });
  }
  return { points: Object.fromEntries(points), dayFirst: Object.fromEntries(dayFirst), askPoints, askDates };
}
