import { addDays } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { buildScheduledNote } from './note.fixture';
import {
  buildEmptyNoteValues,
  buildNoteRequest,
  countCharactersLeft,
  type NoteValues,
  noteSchema,
  toNoteValues,
} from './note-values';

const at = (iso: string) => Date.parse(`${iso}-03:00`);
const now = at('2026-03-10T09:20:00');
const fresh = buildEmptyNoteValues(['Ligação', 'Visita'], now);

function mistakes(values: Partial<NoteValues>): string[] {
  try {
    noteSchema.validateSync({ ...fresh, text: 'Ligar amanhã', ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  }
}

test.each(['', '   ', '\n\n'])('[notes-005] %j is no text', (text) => {
  expect(mistakes({ text })).toEqual(['Insira um conteúdo válido.']);
});

test('[notes-005] a text may have many lines, up to ten thousand characters', () => {
  expect(mistakes({ text: 'Primeira linha\nSegunda linha' })).toEqual([]);
  expect(mistakes({ text: 'a'.repeat(10_000) })).toEqual([]);
  expect(mistakes({ text: `  ${'a'.repeat(10_025)}` })).toEqual([
    'Há 25 caracteres a mais: o máximo é 10.000.',
  ]);
});

test('[notes-006] a type must be chosen; the first configured one is proposed', () => {
  expect(fresh.type).toBe('Ligação');
  expect(mistakes({ type: '' })).toEqual(['Escolha o tipo da nota.']);
});

test.each([
  ['10:00', '09:00', false],
  ['10:00', '10:00', false],
  ['09:00', '10:00', true],
  ['', '10:00', false],
  ['10:00', '', false],
])('[notes-008] a schedule from %j to %j is right: %s', (start, end, isRight) => {
  expect(mistakes({ isScheduled: true, start, end }).length === 0).toBe(isRight);
});

test('[notes-008] dates and times count only while the schedule is on', () => {
  expect(mistakes({ isScheduled: true, date: '' })).toEqual(['Data inválida.']);
  expect(mistakes({ isScheduled: false, date: '', start: '10:00', end: '09:00' })).toEqual([]);
});

test.each([
  ['2026-03-10T09:20:00', '2026-03-10', '10:00', '11:00'],
  ['2026-03-10T05:00:00', '2026-03-10', '08:00', '09:00'],
  ['2026-03-10T17:59:00', '2026-03-10', '18:00', '19:00'],
  ['2026-03-10T18:00:00', '2026-03-11', '08:00', '09:00'],
  ['2026-03-31T23:30:00', '2026-04-01', '08:00', '09:00'],
])('at %s a schedule is proposed for %s from %s to %s', (instant, date, start, end) => {
  expect(buildEmptyNoteValues([], at(instant))).toMatchObject({ date, start, end });
});

testAtHoursOfTheDay(
  'a schedule is proposed for this day while it lasts, then for the next',
  ({ hour, today, now: at }) => {
    const proposed: Partial<Record<string, [string, string]>> = {
      '17:59': [today, '18:00'],
      '00:01': [today, '08:00'],
    };
    const [date, start] = proposed[hour] ?? [addDays(today, 1), '08:00'];
    expect(buildEmptyNoteValues([], at)).toMatchObject({ date, start });
  },
);

test('[notes-011] the request has the six fields, trimmed, with the schedule only when it is on', () => {
  expect(buildNoteRequest({ ...fresh, text: '  Ligar \n' })).toEqual({
    noteText: 'Ligar',
    noteType: 'Ligação',
    isPrivate: false,
    warningDate: null,
    warningTimeStart: null,
    warningTimeEnd: null,
  });
  expect(
    buildNoteRequest({
      ...fresh,
      text: 'Visita',
      isScheduled: true,
      date: '2026-03-12',
      start: '10:00',
      end: '11:30',
    }),
  ).toMatchObject({ warningDate: '2026-03-12', warningTimeStart: '10:00', warningTimeEnd: '11:30' });
});

test('a note that exists fills the form and comes back unchanged', () => {
  const note = buildScheduledNote({ content: 'Medir o telhado', type: 'Tipo antigo', isPrivate: true });
  expect(buildNoteRequest(toNoteValues(note, now))).toEqual({
    noteText: 'Medir o telhado',
    noteType: 'Tipo antigo',
    isPrivate: true,
    warningDate: '2026-03-12',
    warningTimeStart: '10:00',
    warningTimeEnd: '11:30',
  });
});

test('the count of characters shows near the limit', () => {
  expect(countCharactersLeft('a'.repeat(8_999))).toBeNull();
  expect(countCharactersLeft('a'.repeat(9_000))).toBe(1_000);
  expect(countCharactersLeft('a'.repeat(10_002))).toBe(-2);
});
