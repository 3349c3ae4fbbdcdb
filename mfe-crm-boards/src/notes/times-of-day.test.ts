import { computeShiftedEnd } from './times-of-day';

test('another start moves the end along, as far as the day goes', () => {
  const meeting = { start: '10:00', end: '11:30' };
  expect(computeShiftedEnd(meeting, '08:30')).toBe('10:00');
  expect(computeShiftedEnd(meeting, '13:05')).toBe('14:35');
  expect(computeShiftedEnd(meeting, '23:00')).toBe('23:59');
});
