import { addDays, toEpochMs } from '../formats/dates';

/**
 * Hours in São Paulo around which date errors occur: at 21:00 midnight passes in Greenwich; at 18:00 the date changes
 * for code that subtracts the three hours twice; at 24:00 the date changes in São Paulo.
 */
export const CRITICAL_TEST_HOURS = ['17:59', '18:01', '20:59', '21:01', '23:59', '00:01'] as const;

/** In Greenwich its last three hours belong to another month and another year. */
const LAST_OF_THE_YEAR = '2026-12-31';

/** Time of a clock in São Paulo. */
export interface TestClock {
  /** `17:59` */
  hour: string;
  /** `yyyy-mm-dd` */
  today: string;
  /** The instant, epoch milliseconds. */
  now: number;
}

/** Returns the test times of one day in São Paulo, one for each entry of `CRITICAL_TEST_HOURS`. */
export const getCriticalClocks = (day: string): TestClock[] =>
  CRITICAL_TEST_HOURS.map((hour) => ({ hour, today: day, now: toEpochMs(day, hour) }));

/**
 * Test time near the first or last day of a period, with `isInside` true if the time is within the period.
 */
export interface PeriodTestInstant extends TestClock {
  /** Is its day one of the period? */
  isInside: boolean;
}

/**
 * Returns the times with which a test checks the bounds of a period: all critical hours of the period's first
 * and last day, of the day before and of the day after. To test a query that counts rows, insert a row at
 * each time and expect the rows with `isInside`.
 */
export function getInstantsAroundPeriod(from: string, to: string): PeriodTestInstant[] {
  const days = [...new Set([addDays(from, -1), from, to, addDays(to, 1)])];
  return days.flatMap(getCriticalClocks).map((clock) => ({
    ...clock,
    isInside: clock.today >= from && clock.today <= to,
  }));
}

interface OnDay {
  /** `yyyy-mm-dd`; the last day of a year when left out. */
  day?: string;
}

/**
 * Describes tests that must pass at any hour of a day, once at each critical hour. Tests and hooks run with the clock
 * at that hour; timers run as usual. Example: `describeAtHoursOfTheDay('the agenda', ({ today, now }) => { test('opens
 * on this day', …) })`.
 */
export function describeAtHoursOfTheDay(
  title: string,
  describeTests: (clock: TestClock) => void,
  { day = LAST_OF_THE_YEAR }: OnDay = {},
): void {
  describe.each(getCriticalClocks(day))(`${title} (at $hour)`, (clock) => {
    beforeEach(() => setClock(clock));
    afterEach(() => void jest.useRealTimers());
    describeTests(clock);
  });
}

/**
 * Defines a test that runs once at each critical hour of a day, with the clock set like in
 * `describeAtHoursOfTheDay`.
 */
export function testAtHoursOfTheDay(
  title: string,
  check: (clock: TestClock) => void | Promise<void>,
  { day = LAST_OF_THE_YEAR }: OnDay = {},
): void {
  test.each(getCriticalClocks(day))(`${title} (at $hour)`, async (clock) => {
    setClock(clock);
    try {
      await check(clock);
    } finally {
      jest.useRealTimers();
    }
  });
}

/** Sets the clock to the hour until `jest.useRealTimers()`. Only `Date` is faked: timers wait as long as usual. */
function setClock({ now }: TestClock): void {
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

/**
 * Advances the fake clock of a test by one second. In tests of `describeAtHoursOfTheDay` the clock, including
 * that of an embedded database, stands still unless a test advances the clock.
 */
export const advanceClockBySecond = (): void => void jest.advanceTimersByTime(1_000);
