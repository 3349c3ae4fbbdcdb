import { formatDate, formatTime, toEpochMs, toIsoDate } from '@girassol/shared-domain';
import { computeAnswerDue, formatAnswerDue } from './promises';
import { addWorkingMinutes, countWorkingMinutes } from './working-hours';

const format = (ms: number) => `${formatDate(toIsoDate(ms))} ${formatTime(ms)}`;

test.each([
  ['within a morning', ['2026-11-26', '09:00'], 60, '26/11/2026 10:00'],
  ['over lunch', ['2026-11-26', '11:30'], 60, '26/11/2026 13:30'],
  ['from lunch on', ['2026-11-26', '12:20'], 30, '26/11/2026 13:30'],
  ['over the evening', ['2026-11-26', '17:30'], 60, '27/11/2026 08:30'],
  ['from the night', ['2026-11-26', '22:00'], 60, '27/11/2026 09:00'],
  ['over a weekend', ['2026-11-27', '17:00'], 120, '30/11/2026 09:00'],
  ['over a holiday', ['2026-09-04', '17:00'], 120, '08/09/2026 09:00'],
  ['over Christmas', ['2026-12-24', '17:59'], 2, '28/12/2026 08:01'],
] as const)('minutes of support pass %s', (_, [day, time], minutes, due) => {
  const from = toEpochMs(day, time);
  const at = addWorkingMinutes(from, minutes);
  expect(format(at)).toBe(due);
  expect(countWorkingMinutes(from, at)).toBe(minutes);
});

test('no minutes end when support is there next, and none pass backwards', () => {
  expect(format(addWorkingMinutes(toEpochMs('2026-11-28', '10:00'), 0))).toBe('30/11/2026 08:00');
  expect(countWorkingMinutes(toEpochMs('2026-11-27', '10:00'), toEpochMs('2026-11-26', '10:00'))).toBe(0);
  expect(() => addWorkingMinutes(0, -1)).toThrow(RangeError);
});

test('the promise depends on the plan and names the day only where it is another one', () => {
  const now = toEpochMs('2026-11-26', '14:30');
  expect(formatAnswerDue(computeAnswerDue(now, 'ENTERPRISE'), now)).toBe('resposta até 16:30');
  expect(formatAnswerDue(computeAnswerDue(now, 'CRM'), now)).toBe('resposta até amanhã, 08:30');
  const friday = toEpochMs('2026-11-27', '17:00');
  expect(formatAnswerDue(computeAnswerDue(friday, 'CRM'), friday)).toBe('resposta até 30/11, 11:00');
  expect(formatAnswerDue(now - 1, now)).toBe('resposta atrasada');
});
