import { aSchedule } from './a-note';
import { allNotes, defaultPeriod, filterBody, isFiltered, matches, periodError } from './note-filters';

test('[notes-001, notes-002] without filters everything is asked for', () => {
  expect(filterBody(allNotes)).toEqual({ noteType: 'ALL', noteCalendar: 'ALL', filter1Active: false });
  expect(isFiltered(allNotes)).toBe(false);
});

test('[notes-003] a fresh period goes from today to thirty days ahead', () => {
  expect(defaultPeriod('2026-12-15')).toEqual({ start: '2026-12-15', end: '2027-01-14' });
  expect(defaultPeriod('2028-02-01')).toEqual({ start: '2028-02-01', end: '2028-03-02' });
});

test('a period is sent only when both ends are chosen', () => {
  const period = { start: '2026-03-01', end: '2026-03-31' };
  expect(filterBody({ ...allNotes, period })).toMatchObject({ filter1Active: true, filter1Value: period });
  expect(filterBody({ ...allNotes, period: { ...period, end: '' } })).toMatchObject({ filter1Active: false });
});

test('a period that ends before it starts is not sent, and says why', () => {
  const period = { start: '2026-03-31', end: '2026-03-01' };
  expect(filterBody({ ...allNotes, period })).toMatchObject({ filter1Active: false });
  expect(periodError(period)).toBe('O fim deve ser depois do início.');
  expect(periodError({ start: '2026-03-01', end: '2026-03-01' })).toBeNull();
});

describe('a new note shows under the filters it fits', () => {
  const note = aSchedule();
  const plain = { ...note, warning: false, notificationDate: null };

  test.each([
    ['no filter', note, allNotes, true],
    ['its type', note, { ...allNotes, type: 'Ligação' }, true],
    ['another type', note, { ...allNotes, type: 'Visita' }, false],
    ['scheduled', note, { ...allNotes, calendar: 'SCHEDULED' as const }, true],
    ['unscheduled', note, { ...allNotes, calendar: 'UNSCHEDULED' as const }, false],
    ['scheduled, for a plain note', plain, { ...allNotes, calendar: 'SCHEDULED' as const }, false],
    ['its period', note, { ...allNotes, period: { start: '2026-03-12', end: '2026-03-12' } }, true],
    ['a period before it', note, { ...allNotes, period: { start: '2026-03-01', end: '2026-03-11' } }, false],
    [
      'the period it was written in, for a plain note',
      plain,
      { ...allNotes, period: { start: '2026-03-01', end: '2026-03-31' } },
      true,
    ],
    [
      'a later period, for a plain note',
      plain,
      { ...allNotes, period: { start: '2026-03-10', end: '2026-03-31' } },
      false,
    ],
    ['an unfinished period', plain, { ...allNotes, period: { start: '', end: '' } }, true],
  ])('%s', (_name, candidate, filters, isShown) => {
    expect(matches(candidate, filters)).toBe(isShown);
  });
});
