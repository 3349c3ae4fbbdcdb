import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { parseInstantAsLocalMs } from './cells';

testAtHoursOfTheDay('a moment in a cell is what the clocks of São Paulo show', ({ hour, today, now }) => {
  expect(parseInstantAsLocalMs(new Date(now).toISOString())).toBe(Date.parse(`${today}T${hour}:00Z`));
});
