/**
 * Exact rational number with a positive denominator. Prices are computed with ratios instead of
 * floating-point numbers, and rounded to cents once, at the end.
 */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/**
 * Decimal number as stored or typed, either a number (`12.5`) or a text (`"12.50"`). A text is exact in every
 * digit.
 */
export type Decimal = number | string;

export const ZERO_RATIO: Ratio = { over: 0n, under: 1n };
export const ONE_RATIO: Ratio = { over: 1n, under: 1n };

const decimalPattern = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Parses a decimal number or text to its exact value; null if `value` is not a number. A floating-point
 * number has the value of its shortest decimal text: 0.1 is exactly one tenth.
 */
export function parseRatio(value: Decimal | null | undefined): Ratio | null {
  if (value === null || value === undefined) return null;
  const match = decimalPattern.exec(String(value).trim());
  if (!match) return null;
  const [, sign, whole = '', part = '', exponent = '0'] = match;
  const digits = BigInt(whole + part) * (sign === '-' ? -1n : 1n);
  const places = part.length - Number(exponent);
  return places >= 0
    ? { over: digits, under: 10n ** BigInt(places) }
    : { over: digits * 10n ** BigInt(-places), under: 1n };
}

export const integerToRatio = (value: bigint): Ratio => ({ over: value, under: 1n });

/** Converts a percentage to a factor: 18 is 0.18. */
export const percentToRatio = ({ over, under }: Ratio): Ratio => ({ over, under: under * 100n });

export const addRatios = (a: Ratio, b: Ratio): Ratio =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under };

export const subtractRatios = (a: Ratio, b: Ratio): Ratio => addRatios(a, { over: -b.over, under: b.under });

export const multiplyRatios = (a: Ratio, b: Ratio): Ratio => ({
  over: a.over * b.over,
  under: a.under * b.under,
});

/** Divides `a` by `b`, which must not be zero. */
export const divideRatios = (a: Ratio, b: Ratio): Ratio =>
  b.over < 0n
    ? { over: -a.over * b.under, under: a.under * -b.over }
    : { over: a.over * b.under, under: a.under * b.over };

/** Returns a negative number, zero or a positive number as `a` is below, equal to or above `b`. */
export function compareRatios(a: Ratio, b: Ratio): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Rounds an exact number to a whole number, halves away from zero. */
export function roundRatio({ over, under }: Ratio): bigint {
  const twice = 2n * (over < 0n ? -over : over);
  const result = (twice + under) / (2n * under);
  return over < 0n ? -result : result;
}

/**
 * Converts an exact number to the nearest floating-point number with `digits` decimals. The result is for
 * display only and must not be used in calculations of money.
 */
export const ratioToNumber = (value: Ratio, digits = 6): number =>
  Number(roundRatio({ over: value.over * 10n ** BigInt(digits), under: value.under })) / 10 ** digits;
