import type { Fraction, Reais } from '../units';

/** Capital recovery factor `m / (1 − (1+m)^−n)`; without interest `1/n`. */
export const annuityFactor = (rate: Fraction, periods: number): Fraction =>
  rate === 0 ? 1 / periods : rate / (1 - (1 + rate) ** -periods);

/** Constant instalment (Price) of a loan, first payment after one period. */
export const installmentOf = (loan: Reais, rate: Fraction, periods: number): Reais =>
  loan * annuityFactor(rate, periods);

/** One row of a loan's table. */
export interface LoanRow {
  /** 1-based. */
  period: number;
  interest: Reais;
  amortization: Reais;
  /** Debt after the payment. */
  balance: Reais;
}

/** The table of a loan with constant instalments. */
export function loanTable(loan: Reais, rate: Fraction, periods: number): LoanRow[] {
  const installment = installmentOf(loan, rate, periods);
  let balance = loan;
  return Array.from({ length: periods }, (_, index) => {
    const interest = balance * rate;
    const amortization = installment - interest;
    balance -= amortization;
    return { period: index + 1, interest, amortization, balance };
  });
}
