import { countDaysBetween } from '../formats/dates';
import type { DatedPayment, Fraction, Reais } from './units';

const DAYS_IN_YEAR = 365;
const MIN_RATE: Fraction = -0.99;
const MAX_RATE: Fraction = 1000;

/** A payment and how many periods after the release it is due. */
type Term = readonly [amount: Reais, periods: number];

/** Maximum number of Newton steps, after which doubles no longer converge; a contract takes about six. */
const MAX_NEWTON_STEPS = 200;

/**
 * Returns the rate of a period at which the payments are worth the released amount; null if it lies outside the search
 * range. In `ln(1 + rate)` the debt's value rises and bends down, so that Newton's steps from below never pass the
 * root.
 */
function solvePeriodicRate(released: Reais, terms: readonly Term[]): Fraction | null {
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
  const lowest = Math.log1p(MIN_RATE);
  if (at(lowest)[0] > 0 || at(Math.log1p(MAX_RATE))[0] < 0) return null;
  let log = at(0)[0] <= 0 ? 0 : lowest;
  for (let step = 0; step < MAX_NEWTON_STEPS; step += 1) {
    const [value, slope] = at(log);
    const next = slope === 0 ? log : log - value / slope;
    if (Math.abs(next - log) < Number.EPSILON) return Math.expm1(next);
    log = next;
  }
  return Math.expm1(log);
}

/**
 * Returns the Custo Efetivo Total of a dated contract, a year: the rate at which the released amount equals all
 * payments, `FC0 = Σ FCj / (1 + CET)^((dj − d0) / 365)`, calendar days (CMN Resolution 4.881/2020, art. 4). Null if no
 * rate between −99 % and 100,000 % a year solves the equation.
 * @param released what reached the purchase
 * @param releaseDate ISO date
 */
export const computeCet = (
  released: Reais,
  releaseDate: string,
  payments: readonly DatedPayment[],
): Fraction | null =>
  computeCetFromDays(
    released,
    payments.map(({ dueDate, amount }) => [amount, countDaysBetween(releaseDate, dueDate)]),
  );

/**
 * Returns the Custo Efetivo Total (total cost of credit) of a loan as a yearly rate, from payments given as
 * amount and days since the release. Null if no rate solves the equation.
 */
export const computeCetFromDays = (
  released: Reais,
  payments: readonly (readonly [amount: Reais, days: number])[],
): Fraction | null =>
  solvePeriodicRate(
    released,
    payments.map(([amount, days]) => [amount, days / DAYS_IN_YEAR]),
  );

/**
 * Returns the interest rate per period at which equally spaced payments are worth the released amount of a
 * loan. The rate is for comparisons only and must not be shown as the CET, which needs payment dates.
 */
export const computePeriodicRate = (released: Reais, payments: readonly Reais[]): Fraction | null =>
  solvePeriodicRate(
    released,
    payments.map((amount, index) => [amount, index + 1]),
  );

/** Returns the monthly rate implied by an instalment, to be compared with the rate that a bank states. */
export const computeImpliedMonthlyRate = (
  loan: Reais,
  installment: Reais,
  installments: number,
): Fraction | null =>
  computePeriodicRate(
    loan,
    Array.from({ length: installments }, () => installment),
  );

/** Converts a rate to percent with two decimals, halves to the even digit (NBR 5891), as a CET is written. */
export function toRoundedPercent(rate: Fraction): number {
  const hundredths = rate * 10_000;
  const below = Math.floor(hundredths);
  const rest = hundredths - below;
  // A rest that double arithmetic leaves of an exact half counts as a half.
  const isHalf = Math.abs(rest - 0.5) < 1e-9;
  return (isHalf ? below + (below % 2) : Math.round(hundredths)) / 100;
}
