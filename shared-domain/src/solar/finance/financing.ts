import { LEAST_FEE_PERCENT } from '../../proposals/financing-offers';
import type { Fraction, Reais } from '../units';
import { installmentOf } from './annuity';
import { type IofTerms, iofShare } from './iof';

/** The monthly interest behind a fee as it is stored: 0.0149 and 1.49 are both 1.49 %. */
export const monthlyRate = (fee: number): Fraction => (fee < LEAST_FEE_PERCENT ? fee : fee / 100);

/** The same interest for a year: `(1 + m)^12 − 1` (financing-089). */
export const yearlyRate = (fee: number): Fraction => (1 + monthlyRate(fee)) ** 12 - 1;

/** What a bank offers; names as they go over the wire. */
export interface FinancingTerms {
  entry: Reais;
  /** A month; see {@link monthlyRate}. */
  fee: number;
  installments: number;
  /** Months without payment; their interest is added to the debt. */
  gracePeriod?: number | null;
  /** The same in days, which wins where both are given. */
  gracePeriodDays?: number | null;
  /** Insurance in each instalment. */
  insuranceValue?: Reais | null;
  /** The bank's own instalment, which wins over the computed one. */
  installmentValue?: Reais | null;
  /** Present: IOF is financed with the loan. Absent: banks count it themselves. */
  iof?: IofTerms | null;
}

export interface Financing {
  totalFinanced: Reais;
  iof: Reais;
  /** Without insurance. */
  installmentValue: Reais;
  /** All instalments with their insurance, without the entry. */
  totalPayment: Reais;
  feeYearly: Fraction;
}

export const graceMonthsOf = ({ gracePeriod, gracePeriodDays }: FinancingTerms): number =>
  gracePeriodDays ? gracePeriodDays / 30 : (gracePeriod ?? 0);

/**
 * A financing of a price: `balance = (price − entry [+ IOF]) · (1+m)^g`, `instalment = balance · m / (1 − (1+m)^−n)`,
 * first payment one month after the grace. Instalments must be 1 or more.
 */
export function financingOf(price: Reais, terms: FinancingTerms): Financing {
  const rate = monthlyRate(terms.fee);
  const grace = graceMonthsOf(terms);
  const loan = Math.max(0, price - terms.entry);
  const share = terms.iof ? iofShare(rate, terms.installments, grace, terms.iof) : 0;
  const totalFinanced = loan / (1 - share);
  const balance = totalFinanced * (1 + rate) ** grace;
  const installmentValue = terms.installmentValue || installmentOf(balance, rate, terms.installments);
  return {
    totalFinanced,
    iof: totalFinanced - loan,
    installmentValue,
    totalPayment: terms.installments * (installmentValue + (terms.insuranceValue ?? 0)),
    feeYearly: yearlyRate(terms.fee),
  };
}

/**
 * What is paid in each year: the entry in year 0, instalment `i` in the year of its month, `ceil((g + i) / 12)`.
 * @param years how many years after the first payment day are asked for
 */
export function yearlyPayments(terms: FinancingTerms, financing: Financing, years: number): Reais[] {
  const payments = Array.from({ length: years + 1 }, () => 0);
  payments[0] = terms.entry;
  const each = financing.installmentValue + (terms.insuranceValue ?? 0);
  const grace = graceMonthsOf(terms);
  for (let index = 1; index <= terms.installments; index += 1) {
    const year = Math.ceil((grace + index) / 12);
    if (year <= years) payments[year] = (payments[year] ?? 0) + each;
  }
  return payments;
}
