export {
  type Clock,
  clocksOf,
  describeAtHoursOfTheDay,
  HOURS_OF_THE_DAY,
  letSecondGoBy,
  type MomentOfPeriod,
  momentsAround,
  testAtHoursOfTheDay,
} from './hours-of-the-day';
export { TEST_LIMITS } from './limits';
