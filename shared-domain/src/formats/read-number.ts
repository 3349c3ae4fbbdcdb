import { formatNumber } from './numbers';
import { removeZeroWidth } from './unseen';

/** Format of a number field of a form: decimal places, unit, and meaning of a point before three digits. */
export interface NumberFieldFormat {
  /** Decimal places that the field holds; 0 takes whole numbers only. */
  decimals: number;
  /** Unit of the field, as it is shown: `R$`, `kWh`, `%`. A text that names another unit is not read. */
  unit?: string | undefined;
  /** Do neighbouring values prove that a point before three digits is a decimal one? It groups thousands by default. */
  point?: 'decimal' | undefined;
}

/**
 * Result of parsing a typed text as a number. `note` and `problem` are sentences in Portuguese for the user:
 * a note explains an ambiguous or rounded value, a problem says why the text is not a number.
 */
export type NumberParseResult =
  | { kind: 'EMPTY' }
  | { kind: 'NUMBER'; value: number; note?: string }
  | { kind: 'UNREADABLE'; problem: string };

/**
 * Messages in Portuguese about typed texts that a number field cannot accept: negative, two numbers, unknown
 * form and others.
 */
export const numberProblemMessages = {
  negative: 'O valor não pode ser negativo: tire o sinal de menos.',
  several: 'Há mais de um número. Deixe só um.',
  shape: 'Não dá para ler este número. Escreva como 1234,56.',
  whole: 'Escreva um número inteiro, sem casas decimais.',
  large: 'O número é grande demais.',
  words: 'Escreva o número todo em algarismos, como 7200.',
  comma: 'Escreva o número sem vírgula e sem ponto, como 1000.',
} as const;

/** Longer texts are no number, and are not looked at. */
const MAX_LENGTH = 100;

/** More digits than these lose some of them in a binary number. */
const MAX_WHOLE_DIGITS = 12;

const DASHES = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
/** Spaces that programs put between thousands, never between two numbers. */
const GROUPING_SPACES = /(\d)[\u00A0\u2007\u2009\u202F](?=\d{3}(?!\d))/g;
/** A letter that slipped in between digits. Those that mean something there are no slip: `1e5`, `2x5`, `5h30`, `1m80`, `1O5`. */
const SLIPPED_LETTER = /(\d)[abcdfgjnpqtuyz](?=[\d.,])/gi;
// linear: at most 100 characters
const SPACED_THOUSANDS = /(^|\D)(\d{1,3}(?: \d{3})+)(?=[.,]\d+(?:\D|$))/;

const units: Record<string, readonly [quantity: string, size: number]> = {
  w: ['power', 1],
  wp: ['power', 1],
  kw: ['power', 1e3],
  kwp: ['power', 1e3],
  mw: ['power', 1e6],
  mwp: ['power', 1e6],
  wh: ['energy', 1],
  kwh: ['energy', 1e3],
  mwh: ['energy', 1e6],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1e3],
  km: ['length', 1e6],
  r$: ['money', 1],
  reais: ['money', 1],
  '%': ['share', 1],
};

/** Words that may follow a number besides the unit of its field: they change nothing of it. */
const AFTER_NUMBERS = new Set(
  'reais real brl r por ao a à m am aa un und unid unidade unidades kwh kwp wp c d'.split(' '),
);

/** Words of a period: one of another length than the field's changes what the number means. */
const PERIODS: Record<string, 'DAY' | 'MONTH' | 'YEAR'> = {
  ...{ dia: 'DAY', dias: 'DAY', diário: 'DAY', diária: 'DAY', mês: 'MONTH', mes: 'MONTH', meses: 'MONTH' },
  ...{ mensal: 'MONTH', mensais: 'MONTH', ano: 'YEAR', anos: 'YEAR', anual: 'YEAR', anuais: 'YEAR' },
};

const OTHER_CURRENCY = /(?:US)?\$|[€£]|\b(?:USD|EUR)\b/i;

const MULTIPLIERS = /^(?:mil|k|mi|mm|milh(?:ão|ao|ões|oes)|bi|d[uú]zias?)$/i;

/** Makes one of the characters that look alike: spaces, dashes, full-width digits. */
const plainCharacters = (text: string): string =>
  removeZeroWidth(text)
    .replace(DASHES, '-')
    .replace(/[\uFF0C\uFF0E\uFF10-\uFF19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(GROUPING_SPACES, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Parses a number typed or pasted into a field, in Brazilian or English notation: `1.234,56`, `1,234.56`, `R$
 * 1 234,56`, `350 kWh`. A text with two numbers, a negative number, another unit or an unknown form is a
 * problem. A single point before three digits groups thousands (`1.234`), unless the number begins with zero
 * (`0.955`) or has more than three digits before the point, or `point` says that the point is decimal.
 */
export function parseTypedNumber(
  text: string,
  { decimals, unit, point }: NumberFieldFormat,
): NumberParseResult {
  const typed = plainCharacters(text);
  const plain = typed.replace(SLIPPED_LETTER, '$1');
  if (plain.length > MAX_LENGTH) return unreadable(/\d/.test(plain) ? 'several' : 'shape');
  if (/^(?:R\$ ?)?-*$/i.test(plain)) return { kind: 'EMPTY' };
  const joined = joinDigitGroups(plain);
  const numbers = joined.match(/[.,]?\d[\d.,]*/g) ?? [];
  const [written = ''] = numbers;
  if (numbers.length === 0) return unreadable('shape');
  if (numbers.length > 1) return unreadable('several');

  const start = joined.indexOf(written);
  const before = joined.slice(0, start).trim();
  const after = joined.slice(start + written.length).trim();
  const named = unitProblem(before, after, unit);
  if (named) return { kind: 'UNREADABLE', problem: named };
  const reading = readDigits(written, decimals, point, unit === 'R$');
  // `350,-` has no cents.
  const isNegative = !/[.,]$/.test(written) && isMinus(before, after);
  if (reading.kind !== 'NUMBER') return reading;
  if (isNegative && reading.value !== 0) return unreadable('negative');
  return plain === typed
    ? reading
    : { ...reading, note: reading.note ?? `Lido como ${formatNumber(reading.value, decimals)}.` };
}

/** Joins digit groups that are separated by spaces, as `1 234,56`. Spaces between two numbers stay, as in `350 420`. */
export const joinDigitGroups = (text: string): string =>
  text.length > MAX_LENGTH
    ? text
    : text
        .replace(GROUPING_SPACES, '$1')
        .replace(
          SPACED_THOUSANDS,
          (_all, before: string, digits: string) => before + digits.replaceAll(' ', ''),
        );

const unreadable = (problem: keyof typeof numberProblemMessages): NumberParseResult => ({
  kind: 'UNREADABLE',
  problem: numberProblemMessages[problem],
});

function isMinus(before: string, after: string): boolean {
  const sign = before.replace(/R\$|BRL|\s/gi, '');
  return sign.endsWith('-') || (sign.endsWith('(') && after.startsWith(')')) || after === '-';
}

/** The first word of a unit: `kWh` of `kWh/m² por dia`. */
const FIRST_WORD = /^(?:R\$|%|\p{L}+)/u;

/** Says that a text names another unit than the field has, or counts in thousands in words. */
function unitProblem(before: string, after: string, own: string | undefined): string | undefined {
  const foreign = OTHER_CURRENCY.exec(`${before} ${after}`.replace(/R\$/gi, ''))?.[0];
  if (foreign) return `Deixe só o número, sem “${foreign}”.`;
  const word = /^(?:%|\p{L}+)/u.exec(after)?.[0] ?? '';
  if (MULTIPLIERS.test(word) && own?.toLowerCase() !== word.toLowerCase()) return numberProblemMessages.words;
  const named = /R\$/i.test(before) ? 'R$' : word;
  const [theirs, ours] = [
    units[named.toLowerCase()],
    units[FIRST_WORD.exec(own ?? '')?.[0].toLowerCase() ?? ''],
  ];
  if (own && theirs && (theirs[0] !== ours?.[0] || theirs[1] !== ours[1]))
    return `O texto está em ${named} e o campo é em ${own}. Escreva em ${own}.`;
  const strange = strangeWord(after, theirs ? word : '', own);
  return strange && `Deixe só o número, sem “${strange}”.`;
}

/** The first word after a number that may change what it means: `95,4 centavos`, `954 R$/MWh`. */
function strangeWord(after: string, unit: string, own = ''): string | undefined {
  const known = [unit, ...(own.match(/\p{L}+/gu) ?? [])].map((word) => word.toLowerCase());
  // Figures without a period of their own are those of a month.
  const periods = known.flatMap((word) => PERIODS[word] ?? []);
  const isOwnPeriod = (word: string) =>
    (periods.length > 0 ? periods : ['MONTH']).includes(PERIODS[word] ?? '');
  return after.match(/\p{L}+/gu)?.find((word) => {
    const lower = word.toLowerCase();
    return !known.includes(lower) && !AFTER_NUMBERS.has(lower) && !isOwnPeriod(lower);
  });
}

/** Reads digits with their separators; nothing else stands in `written`. */
function readDigits(
  written: string,
  decimals: number,
  point: NumberFieldFormat['point'],
  isMoney: boolean,
): NumberParseResult {
  // linear: at most 100 characters
  const digits = written.replace(/[.,]+$/, '');
  const separators = digits.replace(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return buildNumber(digits, '', decimals);

  const isMixed = separators.includes(',') && separators.includes('.');
  const cut = digits.lastIndexOf(last);
  const [whole, fraction] = [digits.slice(0, cut), digits.slice(cut + 1)];
  if (isMixed) {
    const other = last === ',' ? '.' : ',';
    return separators.indexOf(last) === separators.length - 1 && isGrouped(whole, other)
      ? buildNumber(whole.replaceAll(other, ''), fraction, decimals)
      : unreadable('shape');
  }
  if (separators.length > 1)
    return isGrouped(digits, last)
      ? buildNumber(digits.replaceAll(last, ''), '', decimals)
      : unreadable('shape');

  // One separator: before three digits it may group thousands.
  const mayGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (last === ',')
    return mayGroup && decimals === 0 ? unreadable('comma') : buildNumber(whole, fraction, decimals);
  if (!mayGroup || point === 'decimal') return buildNumber(whole, fraction, decimals);
  const thousands = buildNumber(whole + fraction, '', decimals);
  const isClear = decimals === 0 || (isMoney && decimals === 2);
  if (isClear || thousands.kind !== 'NUMBER') return thousands;
  return {
    ...thousands,
    note: `Lido como ${whole}${fraction}. Se for ${whole},${fraction}, escreva com vírgula.`,
  };
}

/** Do separators stand before every three digits, as in `1.234.567`? */
function isGrouped(text: string, separator: string): boolean {
  const [first = '', ...groups] = text.split(separator);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}

/**
 * Builds a number from its whole and decimal digits, rounded half up on the decimal text if the field has fewer places.
 */
function buildNumber(whole: string, fraction: string, decimals: number): NumberParseResult {
  if (whole.replace(/^0+/, '').length > MAX_WHOLE_DIGITS) return unreadable('large');
  // linear: at most 100 characters
  const used = fraction.replace(/0+$/, '');
  if (decimals === 0 && used !== '') return unreadable('whole');
  const written = `${whole || '0'}.${used || '0'}`;
  if (used.length <= decimals) return { kind: 'NUMBER', value: Number(written) };
  const value = Number(`${Math.round(Number(`${written}e${decimals}`))}e-${decimals}`);
  return { kind: 'NUMBER', value, note: `Arredondado para ${formatNumber(value, decimals)}.` };
}

/**
 * Returns the meaning of a point before three digits (`1.234`) in a series of values, such as the months of a
 * year: 'decimal' if another value of the series has a decimal point (`310.5`), otherwise undefined.
 */
export function detectPointMeaning(texts: readonly string[]): NumberFieldFormat['point'] {
  const plain = texts.map(plainCharacters);
  if (plain.some((text) => text.includes(','))) return undefined;
  return plain.some((text) => /^\D*(?:0?\.\d+|\d+\.(?:\d{1,2}|\d{4,})|\d{4,}\.\d{3})\D*$/.test(text))
    ? 'decimal'
    : undefined;
}

/** Parses a typed amount in reais with two decimals; null if the text is ambiguous or not an amount. */
export function parseMoney(text: string): number | null {
  const reading = parseTypedNumber(text, { decimals: 2, unit: 'R$' });
  return reading.kind === 'NUMBER' ? reading.value : null;
}
