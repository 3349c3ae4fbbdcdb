import { toIsoDate } from '../formats/dates';
import {
  describeAtHoursOfTheDay,
  getCriticalClocks,
  getInstantsAroundPeriod,
  testAtHoursOfTheDay,
} from './index';

test('the hours are those of São Paulo, of which the last three are another day in Greenwich', () => {
  expect(getCriticalClocks('2026-03-31').map(({ now }) => new Date(now).toISOString())).toEqual([
    '2026-03-31T20:59:00.000Z',
    '2026-03-31T21:01:00.000Z',
    '2026-03-31T23:59:00.000Z',
    '2026-04-01T00:01:00.000Z',
    '2026-04-01T02:59:00.000Z',
    '2026-03-31T03:01:00.000Z',
  ]);
});

test('around a period there are the hours of its first and last day, and of those beside it', () => {
  const days = (from: string, to: string) => [
    ...new Set(getInstantsAroundPeriod(from, to).map(({ today, isInside }) => `${today} ${isInside}`)),
  ];
  expect(days('2026-03-01', '2026-03-31')).toEqual([
    '2026-02-28 false',
    '2026-03-01 true',
    '2026-03-31 true',
    '2026-04-01 false',
  ]);
  expect(days('2026-03-01', '2026-03-01')).toEqual([
    '2026-02-28 false',
    '2026-03-01 true',
    '2026-03-02 false',
  ]);
  expect(getInstantsAroundPeriod('2026-03-01', '2026-03-31')).toHaveLength(24);
});

describeAtHoursOfTheDay('a described clock', ({ now, today }) => {
  test('shows the hour', () => {
    expect(Date.now()).toBe(now);
    expect(toIsoDate(Date.now())).toBe(today);
  });
});

testAtHoursOfTheDay(
  'a clock of one test shows the day that was asked for',
  ({ today }) => {
    expect([today, toIsoDate(Date.now())]).toEqual(['2026-02-28', '2026-02-28']);
  },
  { day: '2026-02-28' },
);

test('afterwards it is as late as it is', () => {
  expect(Math.abs(Date.now() - jest.getRealSystemTime())).toBeLessThan(60_000);
});
