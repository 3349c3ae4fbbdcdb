import type { Fraction, Reais } from './units';

/**
 * Kind of a borrower by which the tax on credit (IOF) differs: person, company, company of the Simples, or
 * exempt.
 */
export type BorrowerKind = 'PERSON' | 'COMPANY' | 'SIMPLES' | 'EXEMPT';

/** Returns the kind of a borrower for the tax on credit (IOF). A person is never `SIMPLES`. */
export function getBorrowerKind({
  isCNPJ,
  isSimples,
}: {
  isCNPJ: boolean;
  isSimples: boolean;
}): BorrowerKind {
  if (!isCNPJ) return 'PERSON';
  return isSimples ? 'SIMPLES' : 'COMPANY';
}

/** Rates of the tax on credit (IOF): a fixed share, and a daily share of the outstanding amount for at most a year. */
export interface IofRates {
  /** ISO date from which they hold. */
  since: string;
  once: Fraction;
  daily: Fraction;
  /** Daily rate of companies of the Simples and MEI, for operations up to `smallUpTo`. */
  smallDaily: Fraction;
  smallUpTo: Reais;
}

/** Current IOF rates: Decreto 6.306/2007, art. 7, as changed by Decreto 12.499/2025. */
export const currentIofRates: IofRates = {
  since: '2025-06-12',
  once: 0.0038,
  daily: 0.000082,
  smallDaily: 0.0000274,
  smallUpTo: 30_000,
};

const DAYS_AT_MOST = 365;

/** Part of a loan and the number of calendar days for which it is outstanding. */
export type OutstandingLoanPart = readonly [principal: Reais, days: number];

/** Returns the daily part of the IOF: `daily · Σ principal · min(365, days)`, unrounded. */
export const computeDailyIof = (parts: readonly OutstandingLoanPart[], daily: Fraction): Reais =>
  daily * parts.reduce((sum, [principal, days]) => sum + principal * Math.min(DAYS_AT_MOST, days), 0);

/**
 * Returns the tax on credit (IOF) as a share of the loan. `parts` has each instalment's share of the loan and
 * the days until the instalment is due.
 */
export const computeIofShare = (
  parts: readonly OutstandingLoanPart[],
  { once, daily }: Pick<IofRates, 'once' | 'daily'>,
): Fraction => once + computeDailyIof(parts, daily);

/**
 * Returns the daily rate of the tax on credit (IOF) for a borrower, lower for a small loan of the Simples.
 * `total` is the financed amount including the tax, in reais.
 */
export function getDailyIofRate(borrower: BorrowerKind, total: Reais, rates: IofRates): Fraction {
  return borrower === 'SIMPLES' && total <= rates.smallUpTo ? rates.smallDaily : rates.daily;
}
