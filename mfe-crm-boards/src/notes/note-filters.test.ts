import { buildScheduledNote } from './note.fixture';
import {
  buildNoteFilterBody,
  getDefaultNotePeriod,
  getNotePeriodError,
  hasNoteFilters,
  matchesNoteFilters,
  noNoteFilters,
} from './note-filters';

test('[notes-001, notes-002] without filters everything is asked for', () => {
  expect(buildNoteFilterBody(noNoteFilters)).toEqual({
    noteType: 'ALL',
    noteCalendar: 'ALL',
    filter1Active: false,
  });
  expect(hasNoteFilters(noNoteFilters)).toBe(false);
});

test('[notes-003] a fresh period goes from today to thirty days ahead', () => {
  expect(getDefaultNotePeriod('2026-12-15')).toEqual({ start: '2026-12-15', end: '2027-01-14' });
  expect(getDefaultNotePeriod('2028-02-01')).toEqual({ start: '2028-02-01', end: '2028-03-02' });
});

test('a period is sent only when both ends are chosen', () => {
  const period = { start: '2026-03-01', end: '2026-03-31' };
  expect(buildNoteFilterBody({ ...noNoteFilters, period })).toMatchObject({
    filter1Active: true,
    filter1Value: period,
  });
  expect(buildNoteFilterBody({ ...noNoteFilters, period: { ...period, end: '' } })).toMatchObject({
    filter1Active: false,
  });
});

test('a period that ends before it starts is not sent, and says why', () => {
  const period = { start: '2026-03-31', end: '2026-03-01' };
  expect(buildNoteFilterBody({ ...noNoteFilters, period })).toMatchObject({ filter1Active: false });
  expect(getNotePeriodError(period)).toBe('O fim deve ser depois do início.');
  expect(getNotePeriodError({ start: '2026-03-01', end: '2026-03-01' })).toBeNull();
});

describe('a new note shows under the filters it fits', () => {
  const note = buildScheduledNote();
  const plain = { ...note, warning: false, notificationDate: null };

  test.each([
    ['no filter', note, noNoteFilters, true],
    ['its type', note, { ...noNoteFilters, type: 'Ligação' }, true],
    ['another type', note, { ...noNoteFilters, type: 'Visita' }, false],
    ['scheduled', note, { ...noNoteFilters, calendar: 'SCHEDULED' as const }, true],
    ['unscheduled', note, { ...noNoteFilters, calendar: 'UNSCHEDULED' as const }, false],
    ['scheduled, for a plain note', plain, { ...noNoteFilters, calendar: 'SCHEDULED' as const }, false],
    ['its period', note, { ...noNoteFilters, period: { start: '2026-03-12', end: '2026-03-12' } }, true],
    [
      'a period before it',
      note,
      { ...noNoteFilters, period: { start: '2026-03-01', end: '2026-03-11' } },
      false,
    ],
    [
      'the period it was written in, for a plain note',
      plain,
      { ...noNoteFilters, period: { start: '2026-03-01', end: '2026-03-31' } },
      true,
    ],
    [
      'a later period, for a plain note',
      plain,
      { ...noNoteFilters, period: { start: '2026-03-10', end: '2026-03-31' } },
      false,
    ],
    ['an unfinished period', plain, { ...noNoteFilters, period: { start: '', end: '' } }, true],
  ])('%s', (_name, candidate, filters, isShown) => {
    expect(matchesNoteFilters(candidate, filters)).toBe(isShown);
  });
});
