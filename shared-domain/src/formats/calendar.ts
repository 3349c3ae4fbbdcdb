import { addDays } from './dates';
import { monthNames } from './month-names';

/** Arithmetic and words of calendar days (`yyyy-mm-dd`), apart from any clock: a day is a day in every zone. */
const weekdays = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

const utc = (isoDate: string) => Date.parse(`${isoDate}T00:00:00Z`);
const splitIsoDate = (isoDate: string) => isoDate.split('-').map(Number) as [number, number, number];

/** Returns the day of the week, 0 for Sunday. */
export function getWeekday(isoDate: string): number {
  return new Date(utc(isoDate)).getUTCDay();
}

/** Returns the Sunday on or before a day, which begins a Brazilian week. */
export function getWeekStart(isoDate: string): string {
  return addDays(isoDate, -getWeekday(isoDate));
}

/** Returns the first day of the month of a day. */
export function getMonthStart(isoDate: string): string {
  return `${isoDate.slice(0, 7)}-01`;
}

/** Formats the weekday of a day: `segunda-feira`. */
export function formatWeekday(isoDate: string): string {
  return weekdays[getWeekday(isoDate)] ?? '';
}

/** Formats the weekday of a day, abbreviated: `seg.` */
export function formatShortWeekday(isoDate: string): string {
  return `${formatWeekday(isoDate).slice(0, 3)}.`;
}

/** Formats the month of a day: `março`. */
export function formatMonthName(isoDate: string): string {
  return monthNames[splitIsoDate(isoDate)[1] - 1] ?? '';
}

/** Formats a day without its year: `2 de março`. */
export function formatDayMonth(isoDate: string): string {
  return `${splitIsoDate(isoDate)[2]} de ${formatMonthName(isoDate)}`;
}

/**
 * Formats a day with its weekday: `segunda-feira, 2 de março de 2026`. The year is left out if it is that of `today`.
 */
export function formatLongDay(isoDate: string, today?: string): string {
  const year = isoDate.slice(0, 4) === today?.slice(0, 4) ? '' : ` de ${splitIsoDate(isoDate)[0]}`;
  return `${formatWeekday(isoDate)}, ${formatDayMonth(isoDate)}${year}`;
}

/** Formats a month: `março de 2026`. */
export function formatMonth(isoDate: string): string {
  return `${formatMonthName(isoDate)} de ${splitIsoDate(isoDate)[0]}`;
}
