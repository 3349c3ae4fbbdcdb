import { addDays, instantOf } from '../formats/dates';

/**
 * Hours of São Paulo around which days go wrong. 21:00 there is midnight in Greenwich; at 18:00 the day turns for whoever
 * subtracts the three hours twice; at 24:00 it truly turns.
 */
export const HOURS_OF_THE_DAY = ['17:59', '18:01', '20:59', '21:01', '23:59', '00:01'] as const;

/** In Greenwich its last three hours belong to another month and another year. */
const LAST_OF_THE_YEAR = '2026-12-31';

/** What a clock in São Paulo shows. */
export interface Clock {
  /** `17:59` */
  hour: string;
  /** `yyyy-mm-dd` */
  today: string;
  /** The instant, epoch milliseconds. */
  now: number;
}

/** The hours of one day of São Paulo around which days go wrong. */
export const clocksOf = (day: string): Clock[] =>
  HOURS_OF_THE_DAY.map((hour) => ({ hour, today: day, now: instantOf(day, hour) }));

/** An instant beside the edges of a period. */
export interface MomentOfPeriod extends Clock {
  /** Is its day one of the period? */
  isInside: boolean;
}

/**
 * The instants that show where a period begins and ends: all hours of its first and last day, of the day before and of the
 * day after. For what counts rows: write one at each, and expect those inside.
 */
export function momentsAround(from: string, to: string): MomentOfPeriod[] {
  const days = [...new Set([addDays(from, -1), from, to, addDays(to, 1)])];
  return days.flatMap(clocksOf).map((clock) => ({
    ...clock,
    isInside: clock.today >= from && clock.today <= to,
  }));
}

interface OnDay {
  /** `yyyy-mm-dd`; the last day of a year when left out. */
  day?: string;
}

/**
 * Describes what has to hold at any hour of a day, once at each hour around which days go wrong. Inside tests and hooks it is
 * that hour; timers run as ever.
 *
 *     describeAtHoursOfTheDay('the agenda', ({ today, now }) => {
 *       test('opens on this day', …
 */
export function describeAtHoursOfTheDay(
  title: string,
  describeTests: (clock: Clock) => void,
  { day = LAST_OF_THE_YEAR }: OnDay = {},
): void {
  describe.each(clocksOf(day))(`${title} (at $hour)`, (clock) => {
    beforeEach(() => setClock(clock));
    afterEach(() => void jest.useRealTimers());
    describeTests(clock);
  });
}

/** Tests one thing that has to hold at any hour of a day: see `describeAtHoursOfTheDay`. */
export function testAtHoursOfTheDay(
  title: string,
  check: (clock: Clock) => void | Promise<void>,
  { day = LAST_OF_THE_YEAR }: OnDay = {},
): void {
  test.each(clocksOf(day))(`${title} (at $hour)`, async (clock) => {
    setClock(clock);
    try {
      await check(clock);
    } finally {
      jest.useRealTimers();
    }
  });
}

/** It is that hour until `jest.useRealTimers()`. Only `Date` tells so: what waits for a timer waits as long as ever. */
function setClock({ now }: Clock): void {
  jest.useFakeTimers({ now, doNotFake: ALL_BUT_DATE });
}

const ALL_BUT_DATE: NonNullable<FakeTimersConfig['doNotFake']> = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

/** Lets a second go by on a clock that was set: it stands still, and so does the clock of an embedded database. */
export const letSecondGoBy = (): void => void jest.advanceTimersByTime(1_000);
