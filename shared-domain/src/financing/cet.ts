import { daysBetween } from '../formats/dates';
import type { DatedPayment, Fraction, Reais } from './units';

const DAYS_IN_YEAR = 365;
const LOWEST: Fraction = -0.99;
const HIGHEST: Fraction = 1000;

/** A payment and how many periods after the release it is due. */
type Term = readonly [amount: Reais, periods: number];

/** Steps after which doubles have ended; a contract takes about six. */
const MOST_STEPS = 200;

/**
 * The rate of a period at which payments are worth what was released; null outside of what is looked at. In `ln(1 + rate)` the
 * debt's value rises and bends down, so that Newton's steps from below never pass the zero.
 */
function rateOf(released: Reais, terms: readonly Term[]): Fraction | null {
  const at = (log: number): [value: number, slope: number] => {
    let value = released;
    let slope = 0;
    for (const [amount, periods] of terms) {
      const worth = amount * Math.exp(-log * periods);
      value -= worth;
      slope += periods * worth;
    }
    return [value, slope];
  };
  const lowest = Math.log1p(LOWEST);
  if (at(lowest)[0] > 0 || at(Math.log1p(HIGHEST))[0] < 0) return null;
  let log = at(0)[0] <= 0 ? 0 : lowest;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const [value, slope] = at(log);
    const next = slope === 0 ? log : log - value / slope;
    if (Math.abs(next - log) < Number.EPSILON) return Math.expm1(next);
    log = next;
  }
  return Math.expm1(log);
}

/**
 * Custo Efetivo Total of a dated contract, a year: the rate at which what was released equals all payments,
 * `FC0 = Σ FCj / (1 + CET)^((dj − d0) / 365)`, calendar days (CMN Resolution 4.881/2020, art. 4).
 * Null: no rate between −99 % and 100,000 % a year does it.
 * @param released what reached the purchase
 * @param releaseDate ISO date
 */
export const cetOf = (
  released: Reais,
  releaseDate: string,
  payments: readonly DatedPayment[],
): Fraction | null =>
  cetOfDays(
    released,
    payments.map(({ dueDate, amount }) => [amount, daysBetween(releaseDate, dueDate)]),
  );

/** The same of payments whose days since the release are known. */
export const cetOfDays = (
  released: Reais,
  payments: readonly (readonly [amount: Reais, days: number])[],
): Fraction | null =>
  rateOf(
    released,
    payments.map(([amount, days]) => [amount, days / DAYS_IN_YEAR]),
  );

/** The rate of one period at which equal periods carry what was released; for comparison, never shown as CET of a dated contract. */
export const periodicRate = (released: Reais, payments: readonly Reais[]): Fraction | null =>
  rateOf(
    released,
    payments.map((amount, index) => [amount, index + 1]),
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
