import { addMonths, countDaysBetween } from '@girassol/shared-domain';
import type { Cents } from './prices';

/** Paid period of a subscription: first day, and the first day after it, both as `yyyy-mm-dd`. */
export interface PaidPeriod {
  start: string;
  end: string;
}

/**
 * Computes a period of a subscription that began on `anchor`; the first one has the number 0. Periods are counted from the
 * anchor and never chained: from 31 January the second month ends on 31 March, not on 28 March.
 */
export const computePaidPeriod = (anchor: string, monthsPerPeriod: number, number: number): PaidPeriod => ({
  start: addMonths(anchor, monthsPerPeriod * number),
  end: addMonths(anchor, monthsPerPeriod * (number + 1)),
});

/** Difference to pay when a plan or its seats change within a paid period. */
export interface PlanChange {
  /** Days of the period, and those of them that are left; the day of the change counts as left. */
  days: number;
  daysLeft: number;
  /** Part of the old price that was not used. */
  creditCents: Cents;
  /** Part of the new price for the days left. */
  chargeCents: Cents;
  /** `chargeCents` less `creditCents`; negative if the new price is lower. */
  dueCents: Cents;
}

/**
 * Computes what a change of the price of a period costs from the day `on`. Each side is rounded half a cent up. Throws a
 * RangeError for a day outside the period.
 */
export function computePlanChange(
  { start, end }: PaidPeriod,
  on: string,
  { oldCents, newCents }: { oldCents: Cents; newCents: Cents },
): PlanChange {
  if (on < start || on >= end) throw new RangeError(`${on} is not in the period from ${start} to ${end}`);
  const days = countDaysBetween(start, end);
  const daysLeft = countDaysBetween(on, end);
  const getShare = (cents: Cents) => Math.floor((2 * cents * daysLeft + days) / (2 * days));
  const creditCents = getShare(oldCents);
  const chargeCents = getShare(newCents);
  return { days, daysLeft, creditCents, chargeCents, dueCents: chargeCents - creditCents };
}
