import { installmentOf, loanTable } from '../solar/finance/annuity';
import { cents, type Fraction, type Reais } from './units';

/** How a loan is paid back: equal instalments (Price) or equal amortisation (SAC). */
export type AmortizationSystem = 'PRICE' | 'SAC';

/** One instalment, without insurance. */
export interface Installment {
  interest: Reais;
  amortization: Reais;
  amount: Reais;
  /** Debt after it. */
  balance: Reais;
}

/**
 * The table of a loan, in cents: interest on the balance, the last instalment clears it.
 * @param monthly interest a month
 */
export function scheduleOf(
  loan: Reais,
  monthly: Fraction,
  installments: number,
  system: AmortizationSystem,
): Installment[] {
  const each = cents(installmentOf(loan, monthly, installments));
  const part = cents(loan / installments);
  let balance = loan;
  return Array.from({ length: installments }, (_, index) => {
    const interest = cents(balance * monthly);
    const isLast = index === installments - 1;
    const usual = system === 'SAC' ? part : cents(each - interest);
    const amortization = isLast ? balance : usual;
    balance = cents(balance - amortization);
    return { interest, amortization, amount: cents(interest + amortization), balance };
  });
}

/** What share of a loan each instalment pays back, unrounded. */
export function principalShares(
  monthly: Fraction,
  installments: number,
  system: AmortizationSystem,
): Fraction[] {
  if (system === 'SAC') return Array.from({ length: installments }, () => 1 / installments);
  return loanTable(1, monthly, installments).map(({ amortization }) => amortization);
}
