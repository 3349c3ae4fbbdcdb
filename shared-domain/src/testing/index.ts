export {
  advanceClockBySecond,
  CRITICAL_TEST_HOURS,
  describeAtHoursOfTheDay,
  getCriticalClocks,
  getInstantsAroundPeriod,
  type PeriodTestInstant,
  type TestClock,
  testAtHoursOfTheDay,
} from './hours-of-the-day';
export { TEST_TIMEOUTS_MS } from './limits';
