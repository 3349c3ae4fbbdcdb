import {
  DAY_MS,
  findStandingMentions,
  formatTime,
  MAX_NOTE_LENGTH,
  type NoteMention,
  toIsoDate,
} from '@girassol/shared-domain';
import type { Note, NoteRequest } from '@girassol/shared-domain/contract';
import * as yup from 'yup';

/** Form values of a note. Dates are `yyyy-mm-dd`, times `hh:mm`; null while empty or incomplete. */
export interface NoteValues {
  text: string;
  /** People whom the text may link; those that do not stand in it any more are not saved. */
  mentions: NoteMention[];
  type: string;
  isPrivate: boolean;
  isScheduled: boolean;
  date: string | null;
  start: string | null;
  end: string | null;
}

/** Schedules are proposed between these hours of the day. */
const FIRST_HOUR = 8;
const LAST_HOUR = 18;

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The next full hour of the working day, for an hour: tomorrow's first one when today's are over. */
function getNextHour(now: number): Pick<NoteValues, 'date' | 'start' | 'end'> {
  const hour = Number(formatTime(now).slice(0, 2)) + 1;
  const isOver = hour > LAST_HOUR;
  const start = isOver ? FIRST_HOUR : Math.max(hour, FIRST_HOUR);
  return { date: toIsoDate(isOver ? now + DAY_MS : now), start: clock(start), end: clock(start + 1) };
}

/**
 * Builds the form values of a new note at the instant `now` (milliseconds). The schedule fields are prefilled
 * with the next full hour of the working day.
 */
export function buildEmptyNoteValues(types: readonly string[], now: number): NoteValues {
  return {
    text: '',
    mentions: [],
    type: types[0] ?? '',
    isPrivate: false,
    isScheduled: false,
    ...getNextHour(now),
  };
}

/** Converts an existing note to the values of the form that edits the note. */
export function toNoteValues(note: Note, now: number): NoteValues {
  const fresh = buildEmptyNoteValues([note.type], now);
  return {
    ...fresh,
    text: note.content,
    mentions: note.mentions.map(({ userId, label }) => ({ userId, label })),
    isPrivate: note.isPrivate,
    isScheduled: note.warning,
    date: note.notificationDate ?? fresh.date,
    start: note.notificationTimeStart ?? fresh.start,
    end: note.notificationTimeEnd ?? fresh.end,
  };
}

/**
 * Builds the request that saves a note. Without a schedule, the date, the start and the end are null, so that
 * editing a note can remove its schedule. People are named only if the text links some.
 */
export function buildNoteRequest(
  values: NoteValues,
): Required<Omit<NoteRequest, 'mentions'>> & Pick<NoteRequest, 'mentions'> {
  const { isScheduled } = values;
  const mentions = findStandingMentions(values.text, values.mentions);
  return {
    noteText: values.text.trim(),
    noteType: values.type,
    isPrivate: values.isPrivate,
    warningDate: isScheduled ? values.date : null,
    warningTimeStart: isScheduled ? values.start : null,
    warningTimeEnd: isScheduled ? values.end : null,
    ...(mentions.length > 0 && { mentions }),
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
  const excess = inBrazil(text.length - MAX_NOTE_LENGTH);
  return `Há ${excess} caracteres a mais: o máximo é ${inBrazil(MAX_NOTE_LENGTH)}.`;
}

/** Validation schema of the note form (notes-005, notes-006, notes-008). */
export const noteSchema: yup.ObjectSchema<{ [K in keyof NoteValues]?: NoteValues[K] | undefined }> =
  yup.object({
    text: yup
      .string()
      .trim()
      .required('Insira um conteúdo válido.')
      .max(MAX_NOTE_LENGTH, ({ value }) => tooLong(value)),
    mentions: yup.array<NoteMention>(),
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

/** Labels of the fields of the note form, used in the validation summary. */
export const noteFieldLabels: Record<keyof NoteValues, string> = {
  text: 'Nota',
  mentions: 'Pessoas citadas',
  type: 'Tipo',
  isPrivate: 'Nota privada',
  isScheduled: 'Agendar',
  date: 'Data',
  start: 'Início',
  end: 'Término',
};

/**
 * Counts the characters that a note's text may still grow by, once at most a tenth of the maximum length is
 * left; null for shorter texts, for which no counter is shown.
 */
export function countCharactersLeft(text: string): number | null {
  const left = MAX_NOTE_LENGTH - text.trim().length;
  return left <= MAX_NOTE_LENGTH / 10 ? left : null;
}
