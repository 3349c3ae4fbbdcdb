import { formatTime, NOTE_MAX_LENGTH, toIsoDate } from '@girassol/shared-domain';
import type { Note, NoteRequest } from '@girassol/shared-domain/contract';
import * as yup from 'yup';

/** What the note form holds. Dates are `yyyy-mm-dd`, times `hh:mm`; null while empty or unfinished. */
export interface NoteValues {
  text: string;
  type: string;
  isPrivate: boolean;
  isScheduled: boolean;
  date: string | null;
  start: string | null;
  end: string | null;
}

const DAY_MS = 86_400_000;

/** Schedules are proposed between these hours of the day. */
const FIRST_HOUR = 8;
const LAST_HOUR = 18;

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The next full hour of the working day, for an hour: tomorrow's first one when today's are over. */
function nextHour(now: number): Pick<NoteValues, 'date' | 'start' | 'end'> {
  const hour = Number(formatTime(now).slice(0, 2)) + 1;
  const isOver = hour > LAST_HOUR;
  const start = isOver ? FIRST_HOUR : Math.max(hour, FIRST_HOUR);
  return { date: toIsoDate(isOver ? now + DAY_MS : now), start: clock(start), end: clock(start + 1) };
}

/** A fresh form, at the instant `now`. The schedule waits filled in, for who switches it on. */
export function emptyNote(types: readonly string[], now: number): NoteValues {
  return { text: '', type: types[0] ?? '', isPrivate: false, isScheduled: false, ...nextHour(now) };
}

/** The form of a note that exists. */
export function valuesOf(note: Note, now: number): NoteValues {
  const fresh = emptyNote([note.type], now);
  return {
    ...fresh,
    text: note.content,
    isPrivate: note.isPrivate,
    isScheduled: note.warning,
    date: note.notificationDate ?? fresh.date,
    start: note.notificationTimeStart ?? fresh.start,
    end: note.notificationTimeEnd ?? fresh.end,
  };
}

/** What is sent. Without a schedule its three fields are sent empty, so that an edit takes a schedule away. */
export function requestOf(values: NoteValues): Required<NoteRequest> {
  const { isScheduled } = values;
  return {
    noteText: values.text.trim(),
    noteType: values.type,
    isPrivate: values.isPrivate,
    warningDate: isScheduled ? values.date : null,
    warningTimeStart: isScheduled ? values.start : null,
    warningTimeEnd: isScheduled ? values.end : null,
  };
}

type MaybeText = yup.StringSchema<string | null | undefined>;

const whenScheduled = (rule: (schema: MaybeText) => MaybeText): MaybeText =>
  yup
    .string()
    .nullable()
    .when('isScheduled', ([isScheduled], schema) => (isScheduled ? rule(schema) : schema));

const inBrazil = (count: number) => count.toLocaleString('pt-BR');

function tooLong(text: string): string {
  const excess = inBrazil(text.length - NOTE_MAX_LENGTH);
  return `Há ${excess} caracteres a mais: o máximo é ${inBrazil(NOTE_MAX_LENGTH)}.`;
}

/** The rules of the note form (notes-005, notes-006, notes-008). */
export const noteRules: yup.ObjectSchema<Partial<NoteValues>> = yup.object({
  text: yup
    .string()
    .trim()
    .required('Insira um conteúdo válido.')
    .max(NOTE_MAX_LENGTH, ({ value }) => tooLong(value)),
  type: yup.string().required('Escolha o tipo da nota.'),
  isPrivate: yup.boolean(),
  isScheduled: yup.boolean(),
  date: whenScheduled((schema) => schema.required('Data inválida.')),
  start: whenScheduled((schema) => schema.required('Informe o horário de início.')),
  end: whenScheduled((schema) =>
    schema.required('Informe o horário de término.').test({
      name: 'after-start',
      message: 'O término deve ser depois do início.',
      // Times of day as `hh:mm` sort like text.
      test: (end, { parent }) => !parent.start || !end || parent.start < end,
    }),
  ),
});

/** Labels of the form's fields, for the list of what is wrong. */
export const noteFieldLabels: Record<keyof NoteValues, string> = {
  text: 'Nota',
  type: 'Tipo',
  isPrivate: 'Nota privada',
  isScheduled: 'Agendar',
  date: 'Data',
  start: 'Início',
  end: 'Término',
};

/** How many characters are left, once it is worth saying: in the last tenth. `null` before. */
export function charactersLeft(text: string): number | null {
  const left = NOTE_MAX_LENGTH - text.trim().length;
  return left <= NOTE_MAX_LENGTH / 10 ? left : null;
}
