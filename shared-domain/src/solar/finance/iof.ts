import { currentIofRates } from '../../financing/iof';
import type { Fraction } from '../units';
import { computeLoanTable } from './annuity';

/**
 * Rates of the tax on credit (IOF): a fixed share, and a daily share of the outstanding amount for at most a
 * year (Decreto 6.306/2007).
 */
export interface LoanIofRates {
  once: Fraction;
  daily: Fraction;
}

const { once, daily, smallDaily } = currentIofRates;
/** IOF rates of persons, and of companies since Decreto 12.499/2025. */
export const standardIofRates: LoanIofRates = { once, daily };
/** IOF rates of companies of the Simples and MEI, for loans up to R$ 30,000. */
export const smallCompanyIofRates: LoanIofRates = { once, daily: smallDaily };

const DAYS_AT_MOST = 365;
const DAYS_IN_MONTH = 30;

/**
 * Returns the tax on credit (IOF) as a share of a loan: `once + daily · Σ share_i · min(365, days_i)`, with
 * each instalment's share of the principal and the days until its payment, in months of 30 days. If the tax
 * is financed too, `total = loan / (1 − share)`.
 */
export function computeLoanIofShare(
  rate: Fraction,
  installments: number,
  graceMonths: number,
  { once, daily }: LoanIofRates = standardIofRates,
): Fraction {
  let days = 0;
  for (const { period, amortization } of computeLoanTable(1, rate, installments)) {
    days += amortization * Math.min(DAYS_AT_MOST, (graceMonths + period) * DAYS_IN_MONTH);
  }
  return once + daily * days;
}
