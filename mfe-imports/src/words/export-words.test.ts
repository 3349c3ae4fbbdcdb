import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { untilText } from './export-words';

testAtHoursOfTheDay('a file is there until the day that it is then in São Paulo', ({ now }) => {
  expect(untilText(now)).toBe('até 31/12');
});
