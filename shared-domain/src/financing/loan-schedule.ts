import { computeConstantInstallment, computeLoanTable } from '../solar/finance/annuity';
import { type Fraction, type Reais, roundToCents } from './units';

/** Amortization system of a loan: equal instalments (Price) or equal amortisation (SAC). */
export type AmortizationSystem = 'PRICE' | 'SAC';

/** Instalment of a loan, without insurance. */
export interface LoanInstallment {
  interest: Reais;
  amortization: Reais;
  amount: Reais;
  /** Debt after it. */
  balance: Reais;
}

/**
 * Computes the instalments of a loan, in cents: interest on the balance, the last instalment clears it.
 * @param monthly interest a month
 */
export function computeLoanSchedule(
  loan: Reais,
  monthly: Fraction,
  installments: number,
  system: AmortizationSystem,
): LoanInstallment[] {
  const each = roundToCents(computeConstantInstallment(loan, monthly, installments));
  const part = roundToCents(loan / installments);
  let balance = loan;
  return Array.from({ length: installments }, (_, index) => {
    const interest = roundToCents(balance * monthly);
    const isLast = index === installments - 1;
    const usual = system === 'SAC' ? part : roundToCents(each - interest);
    const amortization = isLast ? balance : usual;
    balance = roundToCents(balance - amortization);
    return { interest, amortization, amount: roundToCents(interest + amortization), balance };
  });
}

/** Returns the share of a loan that each instalment pays back, unrounded. */
export function computePrincipalShares(
  monthly: Fraction,
  installments: number,
  system: AmortizationSystem,
): Fraction[] {
  if (system === 'SAC') return Array.from({ length: installments }, () => 1 / installments);
  return computeLoanTable(1, monthly, installments).map(({ amortization }) => amortization);
}
