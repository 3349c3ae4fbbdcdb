import { MIN_INTEREST_READ_AS_PERCENT } from '../../proposals/financing-offers';
import type { Fraction, Reais } from '../units';
import { computeConstantInstallment } from './annuity';
import { computeLoanIofShare, type LoanIofRates } from './iof';

/** Converts a stored fee to a monthly rate: 0.0149 and 1.49 are both 1.49 %. */
export const toMonthlyRate = (fee: number): Fraction =>
  fee < MIN_INTEREST_READ_AS_PERCENT ? fee : fee / 100;

/** Converts a stored fee to a yearly rate: `(1 + m)^12 − 1` (financing-089). */
export const toYearlyRate = (fee: number): Fraction => (1 + toMonthlyRate(fee)) ** 12 - 1;

/**
 * Terms of a bank's financing offer that a proposal's study uses: down payment in R$, monthly interest,
 * number of installments and grace. Field names are those of the API.
 */
export interface StudyFinancingTerms {
  entry: Reais;
  /** Monthly fee; see {@link toMonthlyRate}. */
  fee: number;
  installments: number;
  /** Months without payment; their interest is added to the debt. */
  gracePeriod?: number | null | undefined;
  /** The same in days, which wins where both are given. */
  gracePeriodDays?: number | null | undefined;
  /** Insurance in each instalment. */
  insuranceValue?: Reais | null | undefined;
  /** The bank's own instalment, which wins over the computed one. */
  installmentValue?: Reais | null | undefined;
  /** Present: IOF is financed with the loan. Absent: banks count it themselves. */
  iof?: LoanIofRates | null | undefined;
}

/**
 * Result of financing a proposal's price on a bank's terms: financed amount, tax (IOF), instalment and total
 * payment in R$.
 */
export interface StudyFinancing {
  totalFinanced: Reais;
  iof: Reais;
  /** Without insurance. */
  installmentValue: Reais;
  /** All instalments with their insurance, without the entry. */
  totalPayment: Reais;
  feeYearly: Fraction;
}

/** Returns the grace period of a financing in months of 30 days, from days if given, else from months. */
export const getGraceMonths = ({ gracePeriod, gracePeriodDays }: StudyFinancingTerms): number =>
  gracePeriodDays ? gracePeriodDays / 30 : (gracePeriod ?? 0);

/**
 * Computes the financing of a proposal's price: `balance = (price − entry [+ IOF]) · (1+m)^g`, `instalment =
 * balance · m / (1 − (1+m)^−n)`, with monthly rate m, g months of grace and n instalments (at least 1). The
 * first payment is one month after the grace.
 */
export function computeStudyFinancing(price: Reais, terms: StudyFinancingTerms): StudyFinancing {
  const rate = toMonthlyRate(terms.fee);
  const grace = getGraceMonths(terms);
  const loan = Math.max(0, price - terms.entry);
  const share = terms.iof ? computeLoanIofShare(rate, terms.installments, grace, terms.iof) : 0;
  const totalFinanced = loan / (1 - share);
  const balance = totalFinanced * (1 + rate) ** grace;
  const installmentValue =
    terms.installmentValue || computeConstantInstallment(balance, rate, terms.installments);
  return {
    totalFinanced,
    iof: totalFinanced - loan,
    installmentValue,
    totalPayment: terms.installments * (installmentValue + (terms.insuranceValue ?? 0)),
    feeYearly: toYearlyRate(terms.fee),
  };
}

/**
 * Returns the payments of each year: the entry in year 0, instalment `i` in the year of its month, `ceil((g + i) /
 * 12)`.
 * @param years how many years after the first payment day are asked for
 */
export function computeYearlyPayments(
  terms: StudyFinancingTerms,
  financing: StudyFinancing,
  years: number,
): Reais[] {
  const payments = Array.from({ length: years + 1 }, () => 0);
  payments[0] = terms.entry;
  const each = financing.installmentValue + (terms.insuranceValue ?? 0);
  const grace = getGraceMonths(terms);
  for (let index = 1; index <= terms.installments; index += 1) {
    const year = Math.ceil((grace + index) / 12);
    if (year <= years) payments[year] = (payments[year] ?? 0) + each;
  }
  return payments;
}
