import { addDays, addMonths, toIsoDate } from '../formats/dates';

/** Default number of days from a win to the first after-sales activity. */
export const DEFAULT_AFTER_SALES_DELAY_DAYS = 90;

/** Nothing smaller is a power (kWp) or a value (R$) that was sold. */
const MIN_SOLD_VALUE = 0.01;

/** Returns true if the value can be the power (kWp) or the amount (R$) of a sale: a finite number of at least 0.01. */
export const isValidSoldValue = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= MIN_SOLD_VALUE;

/** Returns the day of delivery that is suggested for a win: a month from today. */
export const computeDefaultDeliveryDate = (now: number): string => addMonths(toIsoDate(now), 1);

/** Returns the day of the after-sales activity that is suggested for a win: `days` from today. */
export const computeDefaultAfterSalesDate = (now: number, days = DEFAULT_AFTER_SALES_DELAY_DAYS): string =>
  addDays(toIsoDate(now), days);
