import { getWeekday } from '../formats/calendar';
import { addDays, isIsoDate } from '../formats/dates';
import { listBankHolidays, listNationalHolidays } from './holidays';

/**
 * Counts days of two kinds. All days are `yyyy-mm-dd`; functions throw a RangeError for other text and for counts that are
 * not whole numbers.
 *
 * - A business day is neither Saturday, Sunday nor a national holiday: periods in laws, contracts and promises.
 * - A bank day is a business day that is not in Carnival or Corpus Christi either: due dates and payments.
 *
 * The last working day of a year is a bank day. Banks do not serve the public, but it is no exception among the working
 * days of Resolution CMN 4.880/2020, and transactions between banks settle. FEBRABAN accepts bills that are due on that day
 * on the next bank day, which is `addBankDays(day, 1)`.
 */
type IsWorkingDay = (isoDate: string) => boolean;

function createWorkingDayCheck(listHolidays: (year: number) => { date: string }[]): IsWorkingDay {
  const holidaysByYear = new Map<number, ReadonlySet<string>>();
  const getHolidays = (year: number): ReadonlySet<string> => {
    const known = holidaysByYear.get(year) ?? new Set(listHolidays(year).map(({ date }) => date));
    holidaysByYear.set(year, known);
    return known;
  };
  return (isoDate) => {
    if (!isIsoDate(isoDate)) throw new RangeError(`Not a day: ${isoDate}`);
    const weekday = getWeekday(isoDate);
    return weekday !== 0 && weekday !== 6 && !getHolidays(Number(isoDate.slice(0, 4))).has(isoDate);
  };
}

function findWorkingDay(isoDate: string, step: 1 | -1, isWorkingDay: IsWorkingDay): string {
  let day = isoDate;
  while (!isWorkingDay(day)) day = addDays(day, step);
  return day;
}

function addWorkingDays(isoDate: string, days: number, isWorkingDay: IsWorkingDay): string {
  if (!Number.isInteger(days)) throw new RangeError(`Not a number of days: ${days}`);
  if (!isIsoDate(isoDate)) throw new RangeError(`Not a day: ${isoDate}`);
  if (days === 0) return findWorkingDay(isoDate, 1, isWorkingDay);
  const step = days > 0 ? 1 : -1;
  let day = isoDate;
  for (let left = Math.abs(days); left > 0; left -= 1)
    day = findWorkingDay(addDays(day, step), step, isWorkingDay);
  return day;
}

function countWorkingDays(fromIsoDate: string, isoDate: string, isWorkingDay: IsWorkingDay): number {
  // Checks both days, also if no day lies between them.
  isWorkingDay(fromIsoDate);
  isWorkingDay(isoDate);
  const step = isoDate >= fromIsoDate ? 1 : -1;
  let count = 0;
  for (let day = fromIsoDate; day !== isoDate; ) {
    day = addDays(day, step);
    if (isWorkingDay(day)) count += step;
  }
  return count;
}

/** Returns true if a day is neither Saturday, Sunday nor a national holiday. */
export const isBusinessDay: IsWorkingDay = /*#__PURE__*/ createWorkingDayCheck(listNationalHolidays);

/**
 * Returns true if transactions between banks settle on a day: neither Saturday, Sunday nor a holiday of banks. True for
 * the last working day of a year, on which banks do not serve the public.
 */
export const isBankDay: IsWorkingDay = /*#__PURE__*/ createWorkingDayCheck(listBankHolidays);

/** Returns a day if it is a business day, otherwise the next business day. */
export const getBusinessDayOnOrAfter = (isoDate: string): string => findWorkingDay(isoDate, 1, isBusinessDay);

/** Returns a day if it is a business day, otherwise the business day before it. */
export const getBusinessDayOnOrBefore = (isoDate: string): string =>
  findWorkingDay(isoDate, -1, isBusinessDay);

/** Returns a day if it is a bank day, otherwise the next bank day. */
export const getBankDayOnOrAfter = (isoDate: string): string => findWorkingDay(isoDate, 1, isBankDay);

/** Returns a day if it is a bank day, otherwise the bank day before it. */
export const getBankDayOnOrBefore = (isoDate: string): string => findWorkingDay(isoDate, -1, isBankDay);

/**
 * Returns the business day `days` business days after `isoDate`, or before `isoDate` if `days` is negative.
 * `isoDate` itself does not count. For zero, returns `isoDate` if it is a business day, else the next
 * business day.
 */
export const addBusinessDays = (isoDate: string, days: number): string =>
  addWorkingDays(isoDate, days, isBusinessDay);

/**
 * Returns the bank day `days` bank days after `isoDate`, or before `isoDate` if `days` is negative. `isoDate`
 * itself does not count. For zero, returns `isoDate` if it is a bank day, else the next bank day.
 */
export const addBankDays = (isoDate: string, days: number): string =>
  addWorkingDays(isoDate, days, isBankDay);

/**
 * Counts the business days after `fromIsoDate` up to and including `isoDate`; negative if `isoDate` is earlier.
 * If `isoDate` is a business day, `addBusinessDays(fromIsoDate, count)` returns it.
 */
export const countBusinessDaysBetween = (fromIsoDate: string, isoDate: string): number =>
  countWorkingDays(fromIsoDate, isoDate, isBusinessDay);

/**
 * Counts the bank days after `fromIsoDate` up to and including `isoDate`; negative if `isoDate` is earlier. If
 * `isoDate` is a bank day, `addBankDays(fromIsoDate, count)` returns it.
 */
export const countBankDaysBetween = (fromIsoDate: string, isoDate: string): number =>
  countWorkingDays(fromIsoDate, isoDate, isBankDay);
