import { toCents } from '../../formats/cents';
import { formatNumber } from '../../formats/numbers';
import { joinDigitGroups, numberProblemMessages } from '../../formats/read-number';
import type { ImportPropertyUnit } from '../properties/property';
import type { SheetCell } from '../sheet-cell';
import { normalizeSingleLineText } from '../sheet-cell-text';
import { AnnotatedCellValue, type CellReader, type CellReading, CellReadingError } from './cell-reading';

/**
 * Meaning of a point before three digits (`1.234`) in a spreadsheet column: thousands separator or decimal
 * point.
 */
export type PointMeaning = 'thousands' | 'decimal';

const plain = /^\d+(?:[.,]\d*)?$/;
const grouped = { ',': /^\d{1,3}(?:\.\d{3})*$/, '.': /^\d{1,3}(?:,\d{3})*$/ };

/** Returns true if the text could mean two numbers, as `1.234` and `1,234` do. */
export const isAmbiguousNumber = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);

const isUnclearDot = (text: string): boolean => text.includes('.') && isAmbiguousNumber(text);

const [COMMA, DOT, ZERO, NINE] = [44, 46, 48, 57]; // character codes

/**
 * `18.500,00` and `18500,00`, as most amounts are written; null for anything else. Every amount of a hundred thousand
 * rows comes by here first, so it is one walk over the characters.
 */
function usualNumber(text: string): number | null {
  const comma = text.length - 3;
  if (comma < 1 || text.charCodeAt(comma) !== COMMA) return null;
  let digits = 0;
  let dots = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= ZERO && code <= NINE) digits = digits * 10 + code - ZERO;
    else if (code === DOT && (comma - index) % 4 === 0) dots += 1;
    else if (index !== comma) return null;
  }
  // With dots, every three digits have one, and some digit stands before the first.
  const isGrouped = comma % 4 !== 0 && dots === Math.floor(comma / 4);
  return dots === 0 || isGrouped ? digits / 100 : null;
}

/**
 * Parses a number in Brazilian or English notation: `1.234,56`, `1,234.56`, `1234.56`; null if the text is
 * not a number. `point` is the meaning of a point before three digits, by default a thousands separator.
 */
export function parseSpreadsheetNumber(text: string, point: PointMeaning = 'thousands'): number | null {
  const usual = usualNumber(text);
  if (usual !== null) return usual;
  // `350,-` has no cents.
  if (/^\d[\d.]*,-{1,2}$/.test(text)) return parseSpreadsheetNumber(text.slice(0, text.indexOf(',')), point);
  if (text.startsWith('-') || text.endsWith('-')) {
    const value = parseSpreadsheetNumber(text.replace(/^-|-$/, '').trim(), point);
    return value === null ? null : -value;
  }
  if (/^\(.*\)$/.test(text)) return parseSpreadsheetNumber(`-${text.slice(1, -1).trim()}`, point);
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(text)) return null;
  const comma = text.lastIndexOf(',');
  const dot = text.lastIndexOf('.');
  if (comma < 0 && dot < 0) return Number(text);

  const isGrouped = point === 'thousands' ? isUnclearDot(text) : /^[1-9]\d{0,2},\d{3}$/.test(text);
  const mark = comma > dot ? ',' : '.';
  const repeats = text.indexOf(mark) !== text.lastIndexOf(mark);
  if (isGrouped || (repeats && Math.min(comma, dot) < 0)) {
    const digits = text.replaceAll(mark, '');
    return grouped[mark === '.' ? ',' : '.'].test(text) ? Number(digits) : null;
  }
  if (plain.test(text) || /^[.,]\d+$/.test(text)) return Number(text.replace(',', '.'));
  const cut = text.lastIndexOf(mark);
  const [whole, decimals] = [text.slice(0, cut), text.slice(cut + 1)];
  if (!grouped[mark].test(whole)) return null;
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
}

/** Limits of a number, said in the message. */
interface Limits {
  min?: number | undefined;
  max?: number | undefined;
}

function withinLimits(value: number, { min, max }: Limits): number | CellReadingError {
  if (min !== undefined && value < min)
    return new CellReadingError(
      min === 0
        ? 'O valor não pode ser negativo.'
        : `O menor valor aceito é ${formatNumber(min, min < 0.01 ? 3 : min < 1 ? 2 : 0)}.`,
    );
  if (max !== undefined && value > max)
    return new CellReadingError(
      `O maior valor aceito é ${formatNumber(max, Number.isInteger(max) ? 0 : 2)}.`,
    );
  return value;
}

const several = new CellReadingError(numberProblemMessages.several);

/** Digits of two numbers, with nothing but blanks between them. */
const twoNumbers = /[\d.,] [\d.,]/;

/**
 * Joins thousands that blanks group. A blank or line break between two numbers stays, so that they are not read as one.
 * `text` is the cell on one line, with common blanks; the cell itself has those that programs put between thousands.
 */
function joinedNumber(cell: SheetCell, text: string): string {
  const hasGroupingBlanks = typeof cell === 'string' && /[\u00A0\u2007\u2009\u202F]/.test(cell);
  return joinDigitGroups(hasGroupingBlanks ? normalizeSingleLineText(joinDigitGroups(cell)) : text);
}

const ROUNDED = 'O valor foi arredondado para centavos.';

/** Equal but for what binary fractions leave behind. */
const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one));

/**
 * Creates the cell reader for amounts in reais: `R$ 1.234,56`. A currency sign with a dash (`R$ -`) is read
 * as zero, because spreadsheets display zero in this form.
 */
export function createMoneyReader(limits: Limits, point?: PointMeaning): CellReader {
  return (cell, text) => {
    const amount = typeof cell === 'number' ? cell : parseReais(cell, text, point);
    if (amount instanceof CellReadingError) return amount;
    if (amount === null || !Number.isFinite(amount))
      return new CellReadingError('Não é um valor em reais. Escreva só números, como 1.234,56.');
    const reais = toCents(amount) / 100;
    const value = withinLimits(reais, limits);
    return value instanceof CellReadingError || isSame(reais, amount)
      ? value
      : new AnnotatedCellValue(value, { remarks: [ROUNDED] });
  };
}

function parseReais(cell: SheetCell, text: string, point?: PointMeaning): number | null | CellReadingError {
  if (!/[^\d.,-]/.test(text)) return parseSpreadsheetNumber(text, point);
  const joined = joinedNumber(cell, text);
  if (twoNumbers.test(joined)) return several;
  const bare = joined.replace(/^([-(]?)\s*R\$\s*/i, '$1').replace(/(?<!\s)\s*(?:reais|BRL|R\$)$/i, '');
  if (bare !== joined && /^-*$/.test(bare)) return 0;
  return parseSpreadsheetNumber(bare.replaceAll(' ', ''), point);
}

/** Factors from the unit of a cell to the unit of its property. */
const unitFactors: Record<ImportPropertyUnit, Readonly<Record<string, number>>> = {
  W: {
    ...{ w: 1, wp: 1, watt: 1, watts: 1, wca: 1, va: 1 },
    ...{ kw: 1_000, kwp: 1_000, kwca: 1_000, kva: 1_000, mw: 1_000_000, mwp: 1_000_000 },
  },
  V: { v: 1, volt: 1, volts: 1, vac: 1, vca: 1 },
  kg: { kg: 1, kgs: 1, quilos: 1, g: 0.001 },
  mm: { mm: 1, cm: 10, m: 1_000 },
  anos: { ano: 1, anos: 1, a: 1, meses: 1 / 12, mes: 1 / 12, mês: 1 / 12 },
};

interface Figure extends Limits {
  unit?: ImportPropertyUnit | undefined;
  isInteger?: boolean;
}

/** A unit of one letter is one only in brackets or at the end: `m` and `a` are words elsewhere. */
const inBrackets = /[([]([^)\]]{1,12})[)\]]/g;

/** Returns the factor for the unit that a header states: a thousand for `Potência (kW)` in watts. */
export function getHeaderUnitFactor(header: string, unit: ImportPropertyUnit | undefined): number {
  if (!unit) return 1;
  const text = header.slice(0, 200).toLowerCase();
  const getFactor = (word: string) =>
    Object.hasOwn(unitFactors[unit], word) ? unitFactors[unit][word] : undefined;
  const bracketed = Array.from(
    text.matchAll(inBrackets),
    ([, inside = '']) => inside.match(/\p{L}+/gu) ?? [],
  ).flat();
  const words = text.match(/\p{L}+/gu) ?? [];
  const last = words.at(-1) ?? '';
  const long = words.filter((word) => word.length > 1 && word !== 'anos' && word !== 'ano').toReversed();
  for (const word of [...bracketed.toReversed(), last, ...long]) {
    const factor = getFactor(word);
    if (factor !== undefined) return factor;
  }
  return 1;
}

/**
 * Creates the cell reader for numbers. A number may have the property's unit or a multiple of the unit: `5
 * kW` is 5000 W. `factor` multiplies numbers without a unit.
 */
export function createNumberReader(
  { unit, isInteger, ...limits }: Figure,
  point?: PointMeaning,
  factor = 1,
): CellReader {
  const known = unit ? unitFactors[unit] : {};
  const wrong = new CellReadingError(
    `Não é um número. Escreva só o número${unit ? `, em ${unit}` : ''}, como 1234${isInteger ? '' : ' ou 27,5'}.`,
  );
  const wrongInteger = new CellReadingError('Precisa ser um número inteiro, sem vírgula.');
  // Of what has no decimals a point or comma before three digits can only part thousands.
  const parse = (written: string) =>
    isInteger && isAmbiguousNumber(written)
      ? Number(written.replace(/[.,]/, ''))
      : parseSpreadsheetNumber(written, point);
  const converted = `O número foi convertido para ${unit}.`;
  return (cell, text): CellReading => {
    const joined = text.includes(' ') ? joinedNumber(cell, text) : text;
    if (typeof cell !== 'number' && twoNumbers.test(joined)) return several;
    const read =
      typeof cell === 'number' ? { written: cell, factor } : parseWithUnit(joined, known, parse, factor);
    if (read === null || !Number.isFinite(read.written)) return wrong;
    const number = times(read.written, read.factor);
    if (isInteger && !Number.isInteger(number)) return wrongInteger;
    const value = withinLimits(number, limits);
    return value instanceof CellReadingError || read.factor === 1
      ? value
      : new AnnotatedCellValue(value, { remarks: [converted] });
  };
}

/** A product without what binary fractions leave behind: 0.55 times 1000 is 550. */
const times = (value: number, factor: number) =>
  factor === 1 ? value : Number((value * factor).toPrecision(12));

function parseWithUnit(
  text: string,
  known: Readonly<Record<string, number>>,
  parse: (written: string) => number | null,
  factor: number,
): { written: number; factor: number } | null {
  const match = /^([^\p{L}]*)(\p{L}*)$/u.exec(text.endsWith('.') ? text.slice(0, -1) : text);
  if (!match) return null;
  const unit = (match[2] ?? '').toLowerCase();
  const written = parse((match[1] ?? '').trimEnd().replaceAll(' ', ''));
  if (written === null || unit === '') return written === null ? null : { written, factor };
  const own = Object.hasOwn(known, unit) ? known[unit] : undefined;
  return own === undefined ? null : { written, factor: own };
}
