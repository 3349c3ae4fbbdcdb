/** Where the product lives: every instant is shown, and every day is counted, in this zone. */
export const TIME_ZONE = 'America/Sao_Paulo';
const DAY_MS = 86_400_000;

// hourCycle h23: some engines write midnight as 24:00 otherwise.
const zoned = /*#__PURE__*/ new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The calendar and the clock of São Paulo at an instant (epoch milliseconds). */
function zonedParts(ms: number): { date: string; time: string } {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of zoned.formatToParts(ms)) part[type] = value;
  const year = (part.year ?? '').padStart(4, '0');
  return { date: `${year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/** The day of an instant in São Paulo: `2026-07-31`. */
export function toIsoDate(ms: number): string {
  return zonedParts(ms).date;
}

/** A calendar date (`2026-07-31`) or an instant, as dd/mm/yyyy. A text that is no date comes back as it is. */
export function formatDate(date: string | number): string {
  const iso = typeof date === 'number' ? toIsoDate(date) : date;
  return iso.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1');
}

/** A day in words: `23 de novembro de 2026`. */
export function formatLongDate(ms: number): string {
  return new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: TIME_ZONE }).format(ms);
}

/** Clock of an instant: `14:05`. */
export function formatTime(ms: number): string {
  return zonedParts(ms).time;
}

/** Day and clock of an instant: `31/07/2026 14:05`. */
export function formatDateTime(ms: number): string {
  const { date, time } = zonedParts(ms);
  return `${formatDate(date)} ${time}`;
}

const utcDay = (isoDate: string) => Date.parse(`${isoDate}T00:00:00Z`);

/** Is it a day of the calendar, written yyyy-mm-dd? 31 February is none. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = utcDay(text);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text);
}

/** A date typed as dd/mm/yyyy, as `yyyy-mm-dd`; null when there is no such day. */
export function parseBrazilianDate(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const iso = `${match[3]}-${match[2]}-${match[1]}`;
  return isIsoDate(iso) ? iso : null;
}

/**
 * May a date field hold this day? From 1920 on; fields for past days end today, fields that look ahead end with the
 * tenth year from now (shell.forms-004).
 */
export function isAllowedDate(
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

/** The instant (epoch milliseconds) at which the clocks of São Paulo show this day and time. */
export function instantOf(isoDate: string, hhmm: string): number {
  const wall = Date.parse(`${isoDate}T${hhmm}:00Z`);
  const shownAt = (ms: number) => {
    const { date, time } = zonedParts(ms);
    return Date.parse(`${date}T${time}:00Z`);
  };
  // The zone's distance from UTC depends on the instant (Brazil had summer time until 2019): guess, then correct once.
  const guess = wall - (shownAt(wall) - wall);
  return guess + (wall - shownAt(guess));
}

/** How many days later `isoDate` is than `fromIsoDate` (negative when earlier). */
export function daysBetween(fromIsoDate: string, isoDate: string): number {
  return Math.round((utcDay(isoDate) - utcDay(fromIsoDate)) / DAY_MS);
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The day so many days later. */
export function addDays(isoDate: string, days: number): string {
  return isoDay(utcDay(isoDate) + days * DAY_MS);
}

/** The same day so many months later, or the last day of a month that is too short for it. */
export function addMonths(isoDate: string, months: number): string {
  const day = new Date(utcDay(isoDate));
  const wanted = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months + 1, 0);
  day.setUTCDate(Math.min(wanted, day.getUTCDate()));
  return isoDay(day.getTime());
}

/** The day of an instant as people say it: `hoje`, `ontem`, `há 3 dias`, `amanhã`, `em 4 dias`. */
export function relativeDay(ms: number, now: number): string {
  const days = daysBetween(toIsoDate(now), toIsoDate(ms));
  if (days === 0) return 'hoje';
  if (days === -1) return 'ontem';
  if (days === 1) return 'amanhã';
  return days < 0 ? `há ${-days} dias` : `em ${days} dias`;
}
