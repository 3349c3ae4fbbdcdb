import { instantOf, toIsoDate } from '@girassol/shared-domain';
import type { Random } from './random';

export const DAY = 86_400_000;

/** Working hours of an installer's sales people, in São Paulo. */
export interface Calendar {
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

export interface Appointment {
  at: number;
  date: string;
  start: string;
  end: string;
}

const isSunday = (ms: number) => new Date(`${toIsoDate(ms)}T12:00:00Z`).getUTCDay() === 0;
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Times relative to `now`, on working days between 8:00 and 18:00. */
export function createCalendar(random: Random, now: number): Calendar {
  const workTime = (ms: number) => {
    const day = isSunday(ms) ? ms - DAY : ms;
    return instantOf(toIsoDate(day), clock(random.int(8 * 60, 18 * 60))) + random.int(0, 59) * 1000;
  };
  const past = (daysAgo: number) => {
    const at = workTime(now - daysAgo * DAY);
    // Early in the morning "today" has no working hours behind it yet.
    return at < now ? at : now - random.int(5, 50) * 60_000;
  };

  return {
    now,
    past,
    appointment(days) {
      const day = now + days * DAY;
      const minutes = random.int(16, 35) * 30;
      const date = toIsoDate(isSunday(day) ? day + DAY : day);
      const at = instantOf(date, clock(minutes));
      const appointment = { at, date, start: clock(minutes), end: clock(minutes + random.int(1, 3) * 30) };
      return days < 0 || at > now ? appointment : this.appointment(days + 1);
    },
    between(from, to) {
      const at = workTime(from + random.next() * Math.max(0, to - from));
      return Math.min(Math.max(at, from), to);
    },
    monthStart(back) {
      const [year = 0, month = 0] = toIsoDate(now).split('-').map(Number);
      const first = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
      return instantOf(first, '00:00');
    },
  };
}
