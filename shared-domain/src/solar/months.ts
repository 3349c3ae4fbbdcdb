/** Days of each month, January first. Never a leap year: 25 years are compared month by month. */
export const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const MONTHS = 12;

export { monthNames } from '../formats/month-names';

export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Monthly average of a year: the sum divided by 12, however many months were filled (proposals-023). */
export const yearlyAverage = (months: Iterable<number>): number => sum(months) / MONTHS;
