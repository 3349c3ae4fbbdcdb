import { testAtHoursOfTheDay } from '../testing';
import {
  addDays,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatRelativeDay,
  formatTime,
  isDateAllowedInField,
  parseBrazilianDate,
  parseTypedDate,
  toEpochMs,
  toIsoDate,
} from './dates';

// 01:30 in Greenwich is still the evening before in São Paulo.
const lateEvening = Date.parse('2026-08-01T01:30:00Z');

test('[shell-005] dates are dd/mm/yyyy', () => {
  expect(formatDate('2026-07-31')).toBe('31/07/2026');
  expect(formatDate(lateEvening)).toBe('31/07/2026');
  expect(formatDate('')).toBe('');
});

testAtHoursOfTheDay('an instant is on the day and at the hour that the clocks of São Paulo show', (clock) => {
  const now = Date.now();
  expect([toIsoDate(now), formatTime(now)]).toEqual(['2026-12-31', clock.hour]);
  expect([formatDate(now), formatLongDate(now)]).toEqual(['31/12/2026', '31 de dezembro de 2026']);
  expect(formatDateTime(now)).toBe(`31/12/2026 ${clock.hour}`);
  expect(toEpochMs(clock.today, clock.hour)).toBe(now);
});

test('instants are shown on the calendar and clock of São Paulo', () => {
  expect(toIsoDate(lateEvening)).toBe('2026-07-31');
  expect(formatTime(lateEvening)).toBe('22:30');
  expect(formatDateTime(lateEvening)).toBe('31/07/2026 22:30');
  expect(formatTime(Date.parse('2026-08-01T03:00:00Z'))).toBe('00:00');
});

test('a day and a time of São Paulo are one instant, also in the summer times of the past', () => {
  expect(toEpochMs('2026-07-31', '22:30')).toBe(lateEvening);
  expect(toEpochMs('2018-12-10', '10:00')).toBe(Date.parse('2018-12-10T12:00:00Z'));
  expect(toEpochMs('2018-11-04', '09:00')).toBe(Date.parse('2018-11-04T11:00:00Z'));
});

test('[shell.forms-003] only days of the calendar are dates', () => {
  expect(parseBrazilianDate('29/02/2024')).toBe('2024-02-29');
  expect(parseBrazilianDate(' 01/12/2026 ')).toBe('2026-12-01');
  for (const text of ['', '31/02/2024', '29/02/2023', '1/1/2024', '2024-01-01', '00/01/2024', '01/13/2024'])
    expect(parseBrazilianDate(text)).toBeNull();
});

testAtHoursOfTheDay(
  '[shell.forms-004] years run from 1920 to this one, and ten more where a field looks ahead',
  ({ now }) => {
    const past = { allows: 'past', now } as const;
    expect(isDateAllowedInField('1919-12-31', past)).toBe(false);
    expect(isDateAllowedInField('1920-01-01', past)).toBe(true);
    expect(isDateAllowedInField('2026-12-31', past)).toBe(true);
    expect(isDateAllowedInField('2027-01-01', past)).toBe(false);

    const future = { allows: 'future', now } as const;
    expect(isDateAllowedInField('2026-12-30', future)).toBe(false);
    expect(isDateAllowedInField('2026-12-31', future)).toBe(true);
    expect(isDateAllowedInField('2036-12-31', future)).toBe(true);
    expect(isDateAllowedInField('2037-01-01', future)).toBe(false);
    expect(isDateAllowedInField('2030-02-30', { ...future, allows: 'any' })).toBe(false);
  },
);

testAtHoursOfTheDay('a day is told as people say it', ({ today, now }) => {
  const at = (days: number) =>
    ['00:00', '12:00', '23:59'].map((hour) => formatRelativeDay(toEpochMs(addDays(today, days), hour), now));
  const always = (text: string) => [text, text, text];
  expect(at(0)).toEqual(always('hoje'));
  expect(at(-1)).toEqual(always('ontem'));
  expect(at(-3)).toEqual(always('há 3 dias'));
  expect(at(1)).toEqual(always('amanhã'));
  expect(at(4)).toEqual(always('em 4 dias'));
});

test('a day is read as programs and people write it', () => {
  for (const text of [
    '2026-07-31',
    '2026/7/31',
    '31/7/26',
    '31-07-2026',
    '31.07.2026 14:30',
    '2026-08-01T02:30:00.000Z',
  ])
    expect(parseTypedDate(text)).toBe('2026-07-31');
  expect(parseTypedDate('31/12/85')).toBe('1985-12-31');
  for (const text of ['31/02/2026', '07/31/2026', '31/07/2026 01/08/2026', '31072026', 'ontem', ''])
    expect(parseTypedDate(text)).toBeNull();
});
