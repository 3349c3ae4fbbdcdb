import { computeAfterSalesActivityHours } from './schedule-after-sales-activity';

const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00-03:00`);

test.each([
  ['2026-11-21', '23:59', '09:00', '10:00'],
  ['2026-11-20', '08:59', '09:00', '10:00'],
  ['2026-11-20', '09:00', '10:00', '11:00'],
  ['2026-11-20', '15:20', '16:00', '17:00'],
  ['2026-11-20', '21:59', '22:00', '23:00'],
  ['2026-11-20', '22:30', '23:58', '23:59'],
])('[boards-073] an activity on %s, made at %s, begins at %s', (date, now, timeStart, timeEnd) => {
  expect(computeAfterSalesActivityHours(date, at(now))).toEqual({ timeStart, timeEnd });
});
