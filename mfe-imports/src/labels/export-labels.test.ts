import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { formatExpirationDate } from './export-labels';

testAtHoursOfTheDay('a file is there until the day that it is then in São Paulo', ({ now }) => {
  expect(formatExpirationDate(now)).toBe('até 31/12');
});
