import { addDays, toEpochMs } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { formatDayTitle } from './history-days';
import { buildHistoryEntry } from './history-entry.fixture';

testAtHoursOfTheDay('the days of a history are told from the day that it is', ({ today, now }) => {
  const titles = (daysAgo: number) => {
    const date = addDays(today, -daysAgo);
    return ['00:01', '21:01', '23:59'].map((hour) => {
      const entry = buildHistoryEntry({ registryDate: date, registryTimestamp: toEpochMs(date, hour) });
      return formatDayTitle({ date, entries: [entry] }, { now, today });
    });
  };
  const always = (text: string) => [text, text, text];
  expect(titles(0)).toEqual(always('Hoje, quinta-feira, 31 de dezembro'));
  expect(titles(1)).toEqual(always('Ontem, quarta-feira, 30 de dezembro'));
  expect(titles(2)).toEqual(always('Terça-feira, 29 de dezembro'));
});
