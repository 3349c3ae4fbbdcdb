import { daysBetween } from '../formats/dates';
import { bisect } from '../solar/finance/bisect';
import type { DatedPayment, Fraction, Reais } from './units';

const DAYS_IN_YEAR = 365;
const LOWEST: Fraction = -0.99;
const HIGHEST: Fraction = 1000;

/** Where a debt's value, which rises with the rate as later payments weigh less, is zero; null outside of what is looked at. */
function rateOf(valueAt: (rate: Fraction) => number): Fraction | null {
  return valueAt(LOWEST) <= 0 && valueAt(HIGHEST) >= 0 ? bisect(valueAt, LOWEST, HIGHEST) : null;
}

/**
 * Custo Efetivo Total of a dated contract, a year: the rate at which what was released equals all payments,
 * `FC0 = Σ FCj / (1 + CET)^((dj − d0) / 365)`, calendar days (CMN Resolution 4.881/2020, art. 4).
 * Null: no rate between −99 % and 100,000 % a year does it.
 * @param released what reached the purchase
 * @param releaseDate ISO date
 */
export function cetOf(
  released: Reais,
  releaseDate: string,
  payments: readonly DatedPayment[],
): Fraction | null {
  const dated = payments.map(({ dueDate, amount }) => ({
    years: daysBetween(releaseDate, dueDate) / DAYS_IN_YEAR,
    amount,
  }));
  return rateOf((rate) =>
    dated.reduce((left, { years, amount }) => left - amount / (1 + rate) ** years, released),
  );
}

/** The rate of one period at which equal periods carry what was released; for comparison, never shown as CET of a dated contract. */
export const periodicRate = (released: Reais, payments: readonly Reais[]): Fraction | null =>
  rateOf((rate) =>
    payments.reduce((left, amount, index) => left - amount / (1 + rate) ** (index + 1), released),
  );

/** The monthly rate behind an instalment: what a bank says beside it must agree. */
export const impliedRate = (loan: Reais, installment: Reais, installments: number): Fraction | null =>
  periodicRate(
    loan,
    Array.from({ length: installments }, () => installment),
  );

/** Percent with two decimals, halves to the even digit (NBR 5891), as a CET is written. */
export function percentOf(rate: Fraction): number {
  const hundredths = rate * 10_000;
  const below = Math.floor(hundredths);
  const rest = hundredths - below;
  // What double arithmetic leaves of an exact half is a half.
  const isHalf = Math.abs(rest - 0.5) < 1e-9;
  return (isHalf ? below + (below % 2) : Math.round(hundredths)) / 100;
}
