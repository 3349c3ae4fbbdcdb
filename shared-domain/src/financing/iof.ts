import type { Fraction, Reais } from './units';

/** Who borrows, as far as the tax on credit asks. */
export type Borrower = 'PERSON' | 'COMPANY' | 'SIMPLES' | 'EXEMPT';

/** Tax on credit: a share once, and a share a day on what is still owed, for a year at most. */
export interface IofRates {
  /** ISO date from which they hold. */
  since: string;
  once: Fraction;
  daily: Fraction;
  /** Of companies of the Simples and MEI, for operations up to `smallUpTo`. */
  smallDaily: Fraction;
  smallUpTo: Reais;
}

/** Decreto 6.306/2007, art. 7, as changed by Decreto 12.499/2025. */
export const currentIofRates: IofRates = {
  since: '2025-06-12',
  once: 0.0038,
  daily: 0.000082,
  smallDaily: 0.0000274,
  smallUpTo: 30_000,
};

const DAYS_AT_MOST = 365;

/** A part of a loan and how many calendar days it is owed. */
export type OwedPart = readonly [principal: Reais, days: number];

/** The daily part of the tax: `daily · Σ principal · min(365, days)`, unrounded. */
export const dailyIof = (parts: readonly OwedPart[], daily: Fraction): Reais =>
  daily * parts.reduce((sum, [principal, days]) => sum + principal * Math.min(DAYS_AT_MOST, days), 0);

/** The tax as a share of the loan, each instalment's share of it for the days until it is due. */
export const iofShareOf = (
  parts: readonly OwedPart[],
  { once, daily }: Pick<IofRates, 'once' | 'daily'>,
): Fraction => once + dailyIof(parts, daily);

/** Daily rate for a borrower. `total`: what is financed, with the tax. */
export function dailyRateFor(borrower: Borrower, total: Reais, rates: IofRates): Fraction {
  return borrower === 'SIMPLES' && total <= rates.smallUpTo ? rates.smallDaily : rates.daily;
}
