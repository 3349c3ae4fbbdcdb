import { toCents } from '../../formats/cents';
import { formatNumber } from '../../formats/numbers';
import type { PropertyUnit } from '../properties/property';
import { type CellReader, Misread } from './misread';

/** What a point before three digits means in a column: `1.234`. */
export type Point = 'thousands' | 'decimal';

const plain = /^\d+(?:[.,]\d*)?$/;
const grouped = { ',': /^\d{1,3}(?:\.\d{3})*$/, '.': /^\d{1,3}(?:,\d{3})*$/ };

/** Could the text mean two numbers, as `1.234` does? */
export const isUnclear = (text: string): boolean => /^[1-9]\d{0,2}\.\d{3}$/.test(text);

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
 * A number as people write it in Brazil or elsewhere: `1.234,56`, `1,234.56`, `1234.56`; null when it is none. A point
 * before three digits groups thousands unless the column says otherwise.
 */
export function parseNumber(text: string, point: Point = 'thousands'): number | null {
  const usual = usualNumber(text);
  if (usual !== null) return usual;
  if (text.startsWith('-') || text.endsWith('-')) {
    const value = parseNumber(text.replace(/^-|-$/, '').trim(), point);
    return value === null ? null : -value;
  }
  if (/^\(.*\)$/.test(text)) return parseNumber(`-${text.slice(1, -1).trim()}`, point);
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(text)) return null;
  const comma = text.lastIndexOf(',');
  const dot = text.lastIndexOf('.');
  if (comma < 0 && dot < 0) return Number(text);

  const isGrouped = point === 'thousands' ? isUnclear(text) : /^[1-9]\d{0,2},\d{3}$/.test(text);
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

function withinLimits(value: number, { min, max }: Limits): number | Misread {
  if (min !== undefined && value < min)
    return new Misread(
      min === 0
        ? 'O valor não pode ser negativo.'
        : `O menor valor aceito é ${formatNumber(min, min < 0.01 ? 3 : min < 1 ? 2 : 0)}.`,
    );
  if (max !== undefined && value > max)
    return new Misread(`O maior valor aceito é ${formatNumber(max, Number.isInteger(max) ? 0 : 2)}.`);
  return value;
}

/** Amounts in reais: `R$ 1.234,56`. A dash after the sign is how spreadsheets draw zero. */
export function moneyReader(limits: Limits, point?: Point): CellReader {
  return (cell, text) => {
    const amount = typeof cell === 'number' ? cell : reaisOf(text, point);
    if (amount === null || !Number.isFinite(amount))
      return new Misread('Não é um valor em reais. Escreva só números, como 1.234,56.');
    return withinLimits(toCents(amount) / 100, limits);
  };
}

function reaisOf(text: string, point?: Point): number | null {
  if (!/[^\d.,-]/.test(text)) return parseNumber(text, point);
  const bare = text.replace(/^([-(]?)\s*R\$\s*/i, '$1').replace(/(?<!\s)\s*(?:reais|BRL|R\$)$/i, '');
  if (bare !== text && /^-*$/.test(bare)) return 0;
  return parseNumber(bare.replaceAll(' ', ''), point);
}

/** How many of a property's unit one of the cell's is. */
const factors: Record<PropertyUnit, Readonly<Record<string, number>>> = {
  W: { w: 1, wp: 1, watt: 1, watts: 1, wca: 1, kw: 1_000, kwp: 1_000 },
  V: { v: 1, volt: 1, volts: 1, vac: 1, vca: 1 },
  kg: { kg: 1, kgs: 1, quilos: 1, g: 0.001 },
  mm: { mm: 1, cm: 10, m: 1_000 },
  anos: { ano: 1, anos: 1, a: 1, meses: 1 / 12, mes: 1 / 12, mês: 1 / 12 },
};

interface Figure extends Limits {
  unit?: PropertyUnit | undefined;
  isInteger?: boolean;
}

/** The unit in which a header says that its numbers are: a thousand for `Potência (kW)` of a property in watts. */
export function factorOfHeader(header: string, unit: PropertyUnit | undefined): number {
  // linear: at most 30 characters
  const word = /(\p{L}+)[^\p{L}]*$/u.exec(header.slice(-30).toLowerCase())?.[1] ?? '';
  return unit && Object.hasOwn(factors[unit], word) ? (factors[unit][word] ?? 1) : 1;
}

/**
 * Numbers, with or without the unit of the property or a multiple of it: `5 kW` is 5000 W. `factor` is what a number
 * alone is multiplied with.
 */
export function numberReader({ unit, isInteger, ...limits }: Figure, point?: Point, factor = 1): CellReader {
  const known = unit ? factors[unit] : {};
  const wrong = new Misread(
    `Não é um número. Escreva só o número${unit ? `, em ${unit}` : ''}, como 1234${isInteger ? '' : ' ou 27,5'}.`,
  );
  const wrongInteger = new Misread('Precisa ser um número inteiro, sem vírgula.');
  return (cell, text) => {
    const number = typeof cell === 'number' ? times(cell, factor) : parseWithUnit(text, known, point, factor);
    if (number === null || !Number.isFinite(number)) return wrong;
    return isInteger && !Number.isInteger(number) ? wrongInteger : withinLimits(number, limits);
  };
}

/** A product without what binary fractions leave behind: 0.55 times 1000 is 550. */
const times = (value: number, factor: number) =>
  factor === 1 ? value : Number((value * factor).toPrecision(12));

function parseWithUnit(
  text: string,
  known: Readonly<Record<string, number>>,
  point: Point | undefined,
  factor: number,
): number | null {
  const match = /^([^\p{L}]*)(\p{L}*)$/u.exec(text.endsWith('.') ? text.slice(0, -1) : text);
  if (!match) return null;
  const unit = (match[2] ?? '').toLowerCase();
  const number = parseNumber((match[1] ?? '').trimEnd().replaceAll(' ', ''), point);
  if (number === null || unit === '') return number === null ? null : times(number, factor);
  const own = Object.hasOwn(known, unit) ? known[unit] : undefined;
  return own === undefined ? null : times(number, own);
}
