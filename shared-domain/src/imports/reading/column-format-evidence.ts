import type { SheetCell } from '../sheet-cell';
import { formatCellText } from '../sheet-cell-text';
import { parseNumericDayAndMonth } from './read-date';
import { isAmbiguousNumber, parseSpreadsheetNumber } from './read-number';

/**
 * Evidence for the number and date formats of a spreadsheet column: how many of its cells prove each format
 * (thousands or decimal point, day or month first), and how many are unclear.
 */
export interface ColumnFormatEvidence {
  numbers: {
    /** Cells in which a point parts thousands and a comma decimals, as in Brazil. */
    thousands: number;
    /** Cells in which it is the other way round. */
    decimal: number;
    /** Cells that are one number or another. */
    unclear: number;
    /** The first of those, as it is written. */
    example: string | null;
  };
  dates: {
    /** Cells that are a day only with the day in front. */
    dayFirst: number;
    /** Cells that are a day only with the month in front. */
    monthFirst: number;
    /** Cells that are two different days. */
    unclear: number;
    /** The first of those, as it is written. */
    example: string | null;
  };
}

/** Returns the format evidence of a column without cells, with all counts 0. */
export const createEmptyFormatEvidence = (): ColumnFormatEvidence => ({
  numbers: { thousands: 0, decimal: 0, unclear: 0, example: null },
  dates: { dayFirst: 0, monthFirst: 0, unclear: 0, example: null },
});

/** No number or date is longer. */
const READABLE = 40;
/** First characters of numbers and dates; asked first, as most cells of a file are words. */
const begins = /^[('"\s-]{0,3}(?:R\$)?[\s-]{0,3}[\d.,]/i;

/** A number without its currency, unit and sign. */
const bare = (text: string): string =>
  text
    .replace(/^[-(]?\s*R\$\s*|^[-(]\s*/i, '')
    .replace(/[-)]$/, '')
    // linear: at most 40 characters
    .replace(/(?<![\p{L}%$])[\p{L}%$]+$/u, '')
    .trim();

const onlyThousands = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$|^\d{4,},\d+$|^0,\d+$/;
const onlyDecimal = /^\d{1,3}(?:,\d{3})+\.\d+$|^\d+\.\d{1,2}$|^\d{1,3}(?:,\d{3}){2,}$|^\d{4,}\.\d+$|^0\.\d+$/;

function addNumber({ numbers }: ColumnFormatEvidence, text: string): void {
  const number = bare(text);
  if (!/[.,]/.test(number) || parseSpreadsheetNumber(number) === null) return;
  if (isAmbiguousNumber(number)) {
    numbers.unclear += 1;
    numbers.example ??= number;
  } else if (onlyThousands.test(number)) numbers.thousands += 1;
  else if (onlyDecimal.test(number)) numbers.decimal += 1;
}

function addDate({ dates }: ColumnFormatEvidence, text: string): void {
  const date = parseNumericDayAndMonth(text);
  if (!date) return;
  const [first, second] = date;
  if (first > 12 && second <= 12) dates.dayFirst += 1;
  else if (second > 12 && first <= 12) dates.monthFirst += 1;
  else if (first !== second && first <= 12 && second <= 12) {
    dates.unclear += 1;
    dates.example ??= text;
  }
}

/**
 * Counts a cell in the format evidence of its column. Cells stored as numbers or dates are not counted,
 * because only texts are ambiguous.
 */
export function addCellToFormatEvidence(evidence: ColumnFormatEvidence, cell: SheetCell | undefined): void {
  if (typeof cell !== 'string' || cell.length > 2 * READABLE || !begins.test(cell)) return;
  const text = formatCellText(cell);
  if (text.length > READABLE) return;
  addNumber(evidence, text);
  addDate(evidence, text);
}

/** Returns the evidence about number and date formats that the cells of one column give. */
export function collectColumnFormatEvidence(cells: Iterable<SheetCell>): ColumnFormatEvidence {
  const evidence = createEmptyFormatEvidence();
  for (const cell of cells) addCellToFormatEvidence(evidence, cell);
  return evidence;
}
