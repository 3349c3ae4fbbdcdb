import { listSnoozeTimes } from './snooze-times';

const labelsAt = (time: string) => listSnoozeTimes(Date.parse(time)).map(({ label }) => label);

test('Monday is named with its date, since on a Monday the day alone would be today', () => {
  expect(labelsAt('2026-11-30T12:00:00Z')).toEqual([
    'Daqui a 1 hora',
    'Amanhã às 8h',
    'Segunda-feira, 07/12, às 8h',
  ]);
  expect(labelsAt('2026-12-06T12:00:00Z')).toEqual(['Daqui a 1 hora', 'Segunda-feira, 07/12, às 8h']);
});
