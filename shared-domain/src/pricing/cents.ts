import {
  addRatios,
  type Decimal,
  integerToRatio,
  parseRatio,
  type Ratio,
  roundRatio,
  ZERO_RATIO,
} from './ratio';

/** Money in whole cents, as a bigint, so that it cannot be mixed with a double by accident. */
export type Cents = bigint;

/** Converts an amount in reais to cents without rounding; null if `reais` is not a number. */
export function toExactCents(reais: Decimal | null | undefined): Ratio | null {
  const value = parseRatio(reais);
  return value && reaisRatioToCents(value);
}

/** Converts reais to cents without rounding. */
export const reaisRatioToCents = ({ over, under }: Ratio): Ratio => ({ over: over * 100n, under });

/**
 * Converts an amount in reais to whole cents, rounding half a cent away from zero; null if `reais` is not a
 * number.
 */
export function toWholeCents(reais: Decimal | null | undefined): Cents | null {
  const value = toExactCents(reais);
  return value && roundRatio(value);
}

/**
 * Converts cents to an amount in reais as a number for JSON. The result is exact to the cent up to 90
 * trillion reais.
 */
export const centsToReais = (cents: Cents): number => Number(cents) / 100;

/** Converts cents to an amount in reais as a decimal text: `12894.74`. */
export function centsToDecimalText(cents: Cents): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const sumCents = (amounts: Iterable<Cents>): Cents => {
  let total = 0n;
  for (const cents of amounts) total += cents;
  return total;
};

export const sumRatios = (values: Iterable<Ratio>): Ratio => {
  let total = ZERO_RATIO;
  for (const value of values) total = addRatios(total, value);
  return total;
};

export const centsToRatio = (cents: Cents): Ratio => integerToRatio(cents);
