/**
 * Number of days of each month, January first. February always has 28 days, so that the months of 25 years
 * can be compared.
 */
export const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const MONTHS_PER_YEAR = 12;

export { monthNames } from '../formats/month-names';

export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Returns the monthly average of a year: the sum divided by 12, however many months were filled (proposals-023). */
export const computeMonthlyAverage = (months: Iterable<number>): number => sum(months) / MONTHS_PER_YEAR;
