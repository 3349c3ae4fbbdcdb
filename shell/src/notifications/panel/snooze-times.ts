import { addDays, formatShortDate, getWeekday, toEpochMs, toIsoDate } from '@girassol/shared-domain';

/** Hour of São Paulo at which a notification snoozed until a day comes back. */
const MORNING = '08:00';
const HOUR_MS = 3_600_000;
const MONDAY = 1;

/** Time until which a notification can be snoozed, with its label. */
export interface SnoozeTime {
  id: string;
  label: string;
  /** Epoch milliseconds. */
  until: number;
}

/** Returns the next morning, for the key that snoozes without a question. */
export const findMorningSnooze = (now: number): SnoozeTime => ({
  id: 'tomorrow',
  label: 'Amanhã às 8h',
  until: toEpochMs(addDays(toIsoDate(now), 1), MORNING),
});

/** Lists the times until which a notification can be snoozed: in an hour, tomorrow, and next Monday. */
export function listSnoozeTimes(now: number): SnoozeTime[] {
  const today = toIsoDate(now);
  const daysToMonday = (MONDAY - getWeekday(today) + 7) % 7 || 7;
  const nextMonday = addDays(today, daysToMonday);
  const monday = {
    id: 'monday',
    // On a Monday the day alone would be today.
    label: `Segunda-feira, ${formatShortDate(nextMonday)}, às 8h`,
    until: toEpochMs(nextMonday, MORNING),
  };
  return [
    { id: 'hour', label: 'Daqui a 1 hora', until: now + HOUR_MS },
    // On Sundays both are the same morning.
    ...(daysToMonday === 1 ? [] : [findMorningSnooze(now)]),
    monday,
  ];
}
