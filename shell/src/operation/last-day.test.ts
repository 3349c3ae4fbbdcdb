import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { buildHoursOfLastDay, describeHour, formatHour, getPositionInDay } from './last-day';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-22T14:20:00-03:00');
const at = (hoursAgo: number) => Math.floor(now / HOUR - hoursAgo) * HOUR;

test('the day has 24 hours, and puts the releases of an hour together', () => {
  const day = buildHoursOfLastDay(
    [
      { version: '1.0.0', at: at(30), opens: 99, failures: 0, meanOpenMs: 1 },
      { version: '1.0.0', at: at(1), opens: 30, failures: 0, meanOpenMs: 100 },
      { version: '1.1.0', at: at(1), opens: 10, failures: 2, meanOpenMs: 300 },
      { version: '1.1.0', at: at(0), opens: 0, failures: 1, meanOpenMs: null },
    ],
    now,
  );
  expect(day).toHaveLength(24);
  expect(day.at(-2)).toEqual({
    at: at(1),
    opens: 40,
    failures: 2,
    meanOpenMs: 150,
    versions: ['1.0.0', '1.1.0'],
  });
  expect(day.slice(-3).map(describeHour)).toEqual([
    '12h: nenhuma abertura',
    '13h: 42 aberturas, 2 com falha, 150 ms · 1.0.0, 1.1.0',
    '14h: 1 abertura, 1 com falha · 1.1.0',
  ]);
});

testAtHoursOfTheDay('the day ends with the hour that the clocks of São Paulo show', ({ hour, now: at }) => {
  const hours = buildHoursOfLastDay([], at).map((one) => formatHour(one.at));
  const last = Number(hour.slice(0, 2));
  expect(hours.at(-1)).toBe(`${last}h`);
  expect(hours[0]).toBe(`${(last + 1) % 24}h`);
  expect(new Set(hours).size).toBe(24);
});

test('a moment has its place in the day, or none', () => {
  const day = buildHoursOfLastDay([], now);
  expect(getPositionInDay(day, at(11))).toBeCloseTo(0.5);
  expect(getPositionInDay(day, at(24))).toBeNull();
});
