import { currentIofRates } from '../../financing/iof';
import type { Fraction } from '../units';
import { loanTable } from './annuity';

/** Tax on credit: a share once, and a share a day on what is still owed, for a year at most (Decreto 6.306/2007). */
export interface IofTerms {
  once: Fraction;
  daily: Fraction;
}

const { once, daily, smallDaily } = currentIofRates;
/** Persons, and companies since Decreto 12.499/2025. */
export const commonIof: IofTerms = { once, daily };
/** Companies of the Simples and MEI, loans up to R$ 30,000. */
export const smallCompanyIof: IofTerms = { once, daily: smallDaily };

const DAYS_AT_MOST = 365;
const DAYS_IN_MONTH = 30;

/**
 * IOF as a share of the loan: `once + daily · Σ share_i · min(365, days_i)`, each instalment's principal for the days
 * until it is paid, months of 30 days. Financed together with the loan, `total = loan / (1 − share)`.
 */
export function iofShare(
  rate: Fraction,
  installments: number,
  graceMonths: number,
  { once, daily }: IofTerms = commonIof,
): Fraction {
  let days = 0;
  for (const { period, amortization } of loanTable(1, rate, installments)) {
    days += amortization * Math.min(DAYS_AT_MOST, (graceMonths + period) * DAYS_IN_MONTH);
  }
  return once + daily * days;
}
