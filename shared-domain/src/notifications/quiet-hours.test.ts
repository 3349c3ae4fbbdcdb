import { toEpochMs } from '../formats/dates';
import { getNextSummaryTime, isInQuietHours, skipQuietHours } from './quiet-hours';

const DAY = '2026-11-25';
const at = (time: string, day = DAY) => toEpochMs(day, time);
const night = { from: '20:00', until: '07:00' };
const lunch = { from: '12:00', until: '13:00' };

test.each([
  ['19:59', night, false],
  ['20:00', night, true],
  ['23:59', night, true],
  ['00:00', night, true],
  ['06:59', night, true],
  ['07:00', night, false],
  ['12:00', lunch, true],
  ['13:00', lunch, false],
  ['03:00', null, false],
])('%s is quiet in %j: %s', (time, hours, isQuiet) => {
  expect(isInQuietHours(at(time), hours)).toBe(isQuiet);
});

test.each([
  ['at night before midnight', at('22:00'), night, at('07:00', '2026-11-26')],
  ['at night after midnight', at('00:00'), night, at('07:00')],
  ['at noon', at('12:30'), lunch, at('13:00')],
  ['outside', at('15:00'), night, at('15:00')],
  ['around the clock', at('15:00'), { from: '08:00', until: '08:00' }, at('08:00', '2026-11-26')],
  ['without quiet hours', at('03:00'), null, at('03:00')],
])('%s: a mail waits until the end', (_, now, hours, end) => {
  expect(skipQuietHours(now, hours)).toBe(end);
});

test.each([
  ['07:59', at('08:00')],
  ['08:00', at('08:00', '2026-11-26')],
  ['23:59', at('08:00', '2026-11-26')],
])('the mail of the morning after %s', (time, next) => {
  expect(getNextSummaryTime(at(time))).toBe(next);
});
