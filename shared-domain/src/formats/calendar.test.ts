import {
  formatDayMonth,
  formatLongDay,
  formatMonth,
  formatShortWeekday,
  getMonthStart,
  getWeekday,
  getWeekStart,
} from './calendar';

test('weeks begin on Sunday', () => {
  expect(getWeekday('2026-03-02')).toBe(1);
  expect(getWeekStart('2026-03-02')).toBe('2026-03-01');
  expect(getWeekStart('2026-03-01')).toBe('2026-03-01');
  expect(getWeekStart('2026-03-07')).toBe('2026-03-01');
  expect(getMonthStart('2026-03-31')).toBe('2026-03-01');
});

test('days in words', () => {
  expect(formatDayMonth('2026-03-02')).toBe('2 de março');
  expect(formatShortWeekday('2026-03-07')).toBe('sáb.');
  expect(formatLongDay('2026-03-02')).toBe('segunda-feira, 2 de março de 2026');
  expect(formatLongDay('2026-03-02', '2026-11-20')).toBe('segunda-feira, 2 de março');
  expect(formatMonth('2026-03-02')).toBe('março de 2026');
});
