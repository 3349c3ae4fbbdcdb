import { DAY_MS } from '../time';
/** Time zone of the product: every instant is shown, and every day is counted, in this zone. */
export const PRODUCT_TIME_ZONE = 'America/Sao_Paulo';

let zoned: Intl.DateTimeFormat | undefined;

/** Makes the format at its first use: many a page shows no instant. */
function getZonedFormat(): Intl.DateTimeFormat {
  zoned ??= new Intl.DateTimeFormat('en-US', {
    timeZone: PRODUCT_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    // Some engines write midnight as 24:00 otherwise.
    hourCycle: 'h23',
  });
  return zoned;
}

/** The calendar and the clock of São Paulo at an instant (epoch milliseconds). */
function zonedParts(ms: number): { date: string; time: string } {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of getZonedFormat().formatToParts(ms)) part[type] = value;
  const year = (part.year ?? '').padStart(4, '0');
  return { date: `${year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/** Returns the day of an instant in São Paulo: `2026-07-31`. `ms` is in epoch milliseconds. */
export function toIsoDate(ms: number): string {
  return zonedParts(ms).date;
}

/** Formats a calendar date (`2026-07-31`) or an instant as dd/mm/yyyy. A text that is no date is returned unchanged. */
export function formatDate(date: string | number): string {
  const iso = typeof date === 'number' ? toIsoDate(date) : date;
  return iso.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1');
}

/** Formats a calendar date or an instant as dd/mm, for places where the year is plain. */
export const formatShortDate = (date: string | number): string => formatDate(date).slice(0, 5);

/** Formats the day of an instant in words: `23 de novembro de 2026`. */
export function formatLongDate(ms: number): string {
  return new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: PRODUCT_TIME_ZONE }).format(ms);
}

/** Formats the time of an instant: `14:05`. */
export function formatTime(ms: number): string {
  return zonedParts(ms).time;
}

/** Formats day and time of an instant: `31/07/2026 14:05`. */
export function formatDateTime(ms: number): string {
  const { date, time } = zonedParts(ms);
  return `${formatDate(date)} ${time}`;
}

const utcDay = (isoDate: string) => Date.parse(`${isoDate}T00:00:00Z`);

/** Returns true for an existing day written as yyyy-mm-dd; false for 31 February. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = utcDay(text);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Parses a date typed as dd/mm/yyyy to `yyyy-mm-dd`; null if there is no such day. */
export function parseBrazilianDate(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const iso = `${match[3]}-${match[2]}-${match[1]}`;
  return isIsoDate(iso) ? iso : null;
}

/**
 * Parses a date from pasted text to `yyyy-mm-dd`: `2026-07-31`, `31/7/26`, `31.07.2026 14:30` (day before
 * month), or an instant with time zone (the day in São Paulo). Null for any other text.
 */
export function parseTypedDate(text: string): string | null {
  const trimmed = text.trim();
  if (/^\d{4}-\d{2}-\d{2}[T ][\d:.]+ ?(?:Z|UTC|[+-]\d{2}:?\d{2})$/i.test(trimmed)) {
    const ms = Date.parse(
      trimmed
        .replace(' ', 'T')
        .replace(/ ?UTC$/i, 'Z')
        .replace(' ', ''),
    );
    return Number.isFinite(ms) ? toIsoDate(ms) : null;
  }
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,]+[\d:.hZ]*)?$/.exec(trimmed);
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[T ,]+[\d:.hZ]*)?$/.exec(trimmed);
  const [year, month, day] = yearFirst?.slice(1) ?? dayFirst?.slice(1).reverse() ?? [];
  if (!year || !month || !day) return null;
  const century = Number(year) < 50 ? '20' : '19';
  const iso = `${year.length === 2 ? century : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}

/**
 * Returns true if a date field accepts a day (shell.forms-004). The earliest day is 1 January 1920, or today
 * in a field for future days. The latest day is today in a field for past days, else the last day of the
 * tenth year from now.
 */
export function isDateAllowedInField(
  isoDate: string,
  { allows, now }: { allows: 'past' | 'future' | 'any'; now: number },
): boolean {
  const today = toIsoDate(now);
  const thisYear = Number(today.slice(0, 4));
  if (!isIsoDate(isoDate) || isoDate < '1920-01-01') return false;
  if (allows === 'past') return isoDate <= today;
  if (allows === 'future' && isoDate < today) return false;
  return isoDate <= `${thisYear + 10}-12-31`;
}

/** Returns the instant, in epoch milliseconds, at which clocks in São Paulo show this day and time. */
export function toEpochMs(isoDate: string, hhmm: string): number {
  const wall = Date.parse(`${isoDate}T${hhmm}:00Z`);
  const shownAt = (ms: number) => {
    const { date, time } = zonedParts(ms);
    return Date.parse(`${date}T${time}:00Z`);
  };
  // The zone's distance from UTC depends on the instant (Brazil had summer time until 2019): guess, then correct once.
  const guess = wall - (shownAt(wall) - wall);
  return guess + (wall - shownAt(guess));
}

/** Returns the number of days by which `isoDate` is later than `fromIsoDate` (negative if earlier). */
export function countDaysBetween(fromIsoDate: string, isoDate: string): number {
  return Math.round((utcDay(isoDate) - utcDay(fromIsoDate)) / DAY_MS);
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Returns the day that is `days` days later. */
export function addDays(isoDate: string, days: number): string {
  return isoDay(utcDay(isoDate) + days * DAY_MS);
}

/**
 * Returns the date `months` months after `isoDate`, with the same day of the month, or the last day of a
 * shorter month.
 */
export function addMonths(isoDate: string, months: number): string {
  const day = new Date(utcDay(isoDate));
  const wanted = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months + 1, 0);
  day.setUTCDate(Math.min(wanted, day.getUTCDate()));
  return isoDay(day.getTime());
}

/** Formats the day of an instant relative to now: `hoje`, `ontem`, `há 3 dias`, `amanhã`, `em 4 dias`. */
export function formatRelativeDay(ms: number, now: number): string {
  const days = countDaysBetween(toIsoDate(now), toIsoDate(ms));
  if (days === 0) return 'hoje';
  if (days === -1) return 'ontem';
  if (days === 1) return 'amanhã';
  return days < 0 ? `há ${-days} dias` : `em ${days} dias`;
}
