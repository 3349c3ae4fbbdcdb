import type { Fraction, Reais } from '../units';

/** Returns the capital recovery factor `m / (1 − (1+m)^−n)`; without interest `1/n`. */
export const computeCapitalRecoveryFactor = (rate: Fraction, periods: number): Fraction =>
  rate === 0 ? 1 / periods : rate / (1 - (1 + rate) ** -periods);

/** Returns the constant instalment (Price) of a loan, first payment after one period. */
export const computeConstantInstallment = (loan: Reais, rate: Fraction, periods: number): Reais =>
  loan * computeCapitalRecoveryFactor(rate, periods);

/** Row of a loan's amortization table. */
export interface LoanRow {
  /** 1-based. */
  period: number;
  interest: Reais;
  amortization: Reais;
  /** Debt after the payment. */
  balance: Reais;
}

/** Computes the amortization table of a loan with constant instalments. */
export function computeLoanTable(loan: Reais, rate: Fraction, periods: number): LoanRow[] {
  const installment = computeConstantInstallment(loan, rate, periods);
  let balance = loan;
  return Array.from({ length: periods }, (_, index) => {
    const interest = balance * rate;
    const amortization = installment - interest;
    balance -= amortization;
    return { period: index + 1, interest, amortization, balance };
  });
}
