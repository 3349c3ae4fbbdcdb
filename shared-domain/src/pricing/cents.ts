import { type Decimal, exact, plus, type Ratio, rounded, whole, zero } from './ratio';

/** Money in whole cents. A bigint, so that it cannot be mixed with a double by accident. */
export type Cents = bigint;

/** Exact cents of an amount in reais, before rounding; null when it is no number. */
export function exactCents(reais: Decimal | null | undefined): Ratio | null {
  const value = exact(reais);
  return value && inCents(value);
}

/** Reais as cents, not rounded. */
export const inCents = ({ over, under }: Ratio): Ratio => ({ over: over * 100n, under });

/** Whole cents of an amount in reais, half away from zero; null when it is no number. */
export function centsOf(reais: Decimal | null | undefined): Cents | null {
  const value = exactCents(reais);
  return value && rounded(value);
}

/** An amount in reais as it goes over the wire. Exact to the cent up to 90 trillion reais. */
export const reaisOf = (cents: Cents): number => Number(cents) / 100;

/** An amount in reais as a decimal text: `12894.74`. */
export function decimalOf(cents: Cents): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const sumCents = (amounts: Iterable<Cents>): Cents => {
  let total = 0n;
  for (const cents of amounts) total += cents;
  return total;
};

export const sumRatios = (values: Iterable<Ratio>): Ratio => {
  let total = zero;
  for (const value of values) total = plus(total, value);
  return total;
};

export const ratioOfCents = (cents: Cents): Ratio => whole(cents);
