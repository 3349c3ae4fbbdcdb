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
const partsOf = (isoDate: string) => isoDate.split('-').map(Number) as [number, number, number];

/** 0 is Sunday. */
export function weekdayOf(isoDate: string): number {
  return new Date(utc(isoDate)).getUTCDay();
}

/** The Sunday on or before a day: where a Brazilian week begins. */
export function weekStart(isoDate: string): string {
  return addDays(isoDate, -weekdayOf(isoDate));
}

/** The first day of the month of a day. */
export function monthStart(isoDate: string): string {
  return `${isoDate.slice(0, 7)}-01`;
}

/** `segunda-feira` */
export function weekdayName(isoDate: string): string {
  return weekdays[weekdayOf(isoDate)] ?? '';
}

/** `seg.` */
export function shortWeekday(isoDate: string): string {
  return `${weekdayName(isoDate).slice(0, 3)}.`;
}

/** `março` */
export function monthName(isoDate: string): string {
  return monthNames[partsOf(isoDate)[1] - 1] ?? '';
}

/** `2 de março` */
export function formatDayMonth(isoDate: string): string {
  return `${partsOf(isoDate)[2]} de ${monthName(isoDate)}`;
}

/** `segunda-feira, 2 de março de 2026`; the year is left out when it is that of `today`. */
export function formatLongDay(isoDate: string, today?: string): string {
  const year = isoDate.slice(0, 4) === today?.slice(0, 4) ? '' : ` de ${partsOf(isoDate)[0]}`;
  return `${weekdayName(isoDate)}, ${formatDayMonth(isoDate)}${year}`;
}

/** `março de 2026` */
export function formatMonth(isoDate: string): string {
  return `${monthName(isoDate)} de ${partsOf(isoDate)[0]}`;
}
