/** Amount in reais. Amounts that are paid are in whole cents; intermediate results are not rounded. */
export type Reais = number;
/** Rate or share as a fraction: 0.0149 is 1.49 %. */
export type Fraction = number;

/** Payment with its due date. */
export interface DatedPayment {
  /** ISO date. */
  dueDate: string;
  amount: Reais;
}

/**
 * Rounds an amount in reais to whole cents, half a cent up. An amount that is below half a cent only by a
 * floating-point error is also rounded up.
 */
export const roundToCents = (amount: Reais): Reais => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;
