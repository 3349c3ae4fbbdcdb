import { addDays, addMonths, toIsoDate } from '../formats/dates';

/** Days from a win to the first after-sales activity, where the account did not choose others. */
export const AFTER_SALE_DAYS = 90;

/** Nothing smaller is a power (kWp) or a value (R$) that was sold. */
const SMALLEST_SOLD = 0.01;

/** Is it a power, or an amount, that can have been sold? */
export const isSold = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= SMALLEST_SOLD;

/** The day of delivery a win begins with: a month from today. */
export const usualDeliveryDate = (now: number): string => addMonths(toIsoDate(now), 1);

/** The day of the after-sales activity a win begins with. */
export const usualAfterSalesDate = (now: number, days = AFTER_SALE_DAYS): string =>
  addDays(toIsoDate(now), days);
