/** R$, in whole cents where it is paid. */
export type Reais = number;
/** 0.0149 is 1.49 %. */
export type Fraction = number;

/** What is paid on a day. */
export interface DatedPayment {
  /** ISO date. */
  dueDate: string;
  amount: Reais;
}

/** To whole cents, halves up. What double arithmetic leaves of a half is a half. */
export const cents = (amount: Reais): Reais => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;
