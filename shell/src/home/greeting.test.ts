import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { formatLongDay, getGreeting } from './greeting';

// São Paulo is three hours behind UTC.
const at = (hour: number) => Date.UTC(2026, 10, 19, hour + 3, 30);

test.each([
  [4, 'Boa noite'],
  [5, 'Bom dia'],
  [11, 'Bom dia'],
  [12, 'Boa tarde'],
  [17, 'Boa tarde'],
  [18, 'Boa noite'],
  [0, 'Boa noite'],
])("at %i o'clock in São Paulo: %s", (hour, words) => {
  expect(getGreeting(at(hour))).toBe(words);
});

testAtHoursOfTheDay(
  '[shell-001] the day is written in Portuguese',
  ({ hour, now }) => {
    expect(formatLongDay(now)).toBe('Quinta-feira, 19 de novembro');
    expect(getGreeting(now)).toBe(hour === '17:59' ? 'Boa tarde' : 'Boa noite');
  },
  { day: '2026-11-19' },
);
