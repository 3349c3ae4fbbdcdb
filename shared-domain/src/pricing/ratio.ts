/**
 * An exact number: a fraction of whole numbers. Prices are worked out in these and rounded to cents once, at the end;
 * binary floats never touch money. The denominator is positive.
 */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/** A number as it is stored or typed: `12.5`, `"12.50"`. Decimal texts keep every digit. */
export type Decimal = number | string;

export const zero: Ratio = { over: 0n, under: 1n };
export const one: Ratio = { over: 1n, under: 1n };

const decimalPattern = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** The exact value of a decimal; null when it is none. A number counts as the shortest text that names it. */
export function exact(value: Decimal | null | undefined): Ratio | null {
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

export const whole = (value: bigint): Ratio => ({ over: value, under: 1n });

/** A percentage as a factor: 18 is 0.18. */
export const percentOf = ({ over, under }: Ratio): Ratio => ({ over, under: under * 100n });

export const plus = (a: Ratio, b: Ratio): Ratio =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under };

export const minus = (a: Ratio, b: Ratio): Ratio => plus(a, { over: -b.over, under: b.under });

export const times = (a: Ratio, b: Ratio): Ratio => ({ over: a.over * b.over, under: a.under * b.under });

/** `b` must not be zero. */
export const by = (a: Ratio, b: Ratio): Ratio =>
  b.over < 0n
    ? { over: -a.over * b.under, under: a.under * -b.over }
    : { over: a.over * b.under, under: a.under * b.over };

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** To a whole number; a half goes away from zero. */
export function rounded({ over, under }: Ratio): bigint {
  const twice = 2n * (over < 0n ? -over : over);
  const result = (twice + under) / (2n * under);
  return over < 0n ? -result : result;
}

/** The nearest double, with `digits` decimals: for shares on a screen, never for money that is counted on. */
export const toNumber = (value: Ratio, digits = 6): number =>
  Number(rounded({ over: value.over * 10n ** BigInt(digits), under: value.under })) / 10 ** digits;
