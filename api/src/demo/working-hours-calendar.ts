import { DAY_MS, getWeekday, isBusinessDay, toEpochMs, toIsoDate } from '@girassol/shared-domain';
import type { DemoRandom } from './demo-random';

/**
 * Calendar that picks times of demonstration data within the working hours of sales people, by the time of
 * São Paulo.
 */
export interface WorkingHoursCalendar {
  now: number;
  /** An instant of work about so many days ago, always before now. */
  past(daysAgo: number): number;
  /** An appointment about so many days ahead, or ago when negative. One ahead is always after now. */
  appointment(days: number): Appointment;
  /** An instant of work between two instants. */
  between(from: number, to: number): number;
  /** First instant of the month `back` months before the current one. */
  monthStart(back: number): number;
}

/** Appointment of demonstration data: date, start, end, and the start as epoch milliseconds. */
export interface Appointment {
  at: number;
  date: string;
  start: string;
  end: string;
}

const SATURDAY = 6;

const OPENING = '08:00';
const CLOSING = '18:00';

/** Moves an instant of the night to the hours of work next to it, if there are any between `from` and `to`. */
function moveIntoWorkTime(ms: number, from: number, to: number): number {
  const opening = toEpochMs(toIsoDate(ms), OPENING);
  const closing = toEpochMs(toIsoDate(ms), CLOSING);
  if (ms >= opening && ms <= closing) return ms;
  const near = [ms < opening ? opening : closing, ms < opening ? closing - DAY_MS : opening + DAY_MS];
  return near.find((at) => at >= from && at <= to) ?? ms;
}

/** Returns true on Sundays and national holidays. Sales people work on Saturdays. */
function isDayOff(ms: number): boolean {
  const date = toIsoDate(ms);
  return getWeekday(date) !== SATURDAY && !isBusinessDay(date);
}

/** Moves an instant by whole days until it is on a day of work. */
function skipDaysOff(ms: number, step: 1 | -1): number {
  let day = ms;
  while (isDayOff(day)) day += step * DAY_MS;
  return day;
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Creates a calendar of times relative to `now`, on working days between 8:00 and 18:00 in São Paulo. */
export function createWorkingHoursCalendar(random: DemoRandom, now: number): WorkingHoursCalendar {
  const workTime = (ms: number) => {
    return (
      toEpochMs(toIsoDate(skipDaysOff(ms, -1)), clock(random.int(8 * 60, 18 * 60))) + random.int(0, 59) * 1000
    );
  };
  const past = (daysAgo: number) => {
    const at = workTime(now - daysAgo * DAY_MS);
    if (at < now) return at;
    const opening = toEpochMs(toIsoDate(now), OPENING);
    // Early in the morning "today" has no working hours behind it yet.
    return now > opening
      ? opening + ((at - opening) % (now - opening))
      : workTime(now - (daysAgo + 1) * DAY_MS);
  };

  return {
    now,
    past,
    appointment(days) {
      const day = now + days * DAY_MS;
      const minutes = random.int(16, 35) * 30;
      const date = toIsoDate(skipDaysOff(day, days < 0 ? -1 : 1));
      const at = toEpochMs(date, clock(minutes));
      const appointment = { at, date, start: clock(minutes), end: clock(minutes + random.int(1, 3) * 30) };
      return days < 0 || at > now ? appointment : this.appointment(days + 1);
    },
    between(from, to) {
      const at = workTime(from + random.next() * Math.max(0, to - from));
      return moveIntoWorkTime(Math.min(Math.max(at, from), to), from, to);
    },
    monthStart(back) {
      const [year = 0, month = 0] = toIsoDate(now).split('-').map(Number);
      const first = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
      return toEpochMs(first, '00:00');
    },
  };
}
