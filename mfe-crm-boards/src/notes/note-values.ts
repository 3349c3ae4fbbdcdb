import { NOTE_MAX_LENGTH, type Note, type NoteRequest } from '@girassol/shared-domain/contract';
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

/** A fresh form: a schedule, once switched on, starts at nine of `today`. */
export function emptyNote(types: readonly string[], today: string): NoteValues {
  return {
    text: '',
    type: types[0] ?? '',
    isPrivate: false,
    isScheduled: false,
    date: today,
    start: '09:00',
    end: '10:00',
  };
}

/** The form of a note that exists. */
export function valuesOf(note: Note, today: string): NoteValues {
  const fresh = emptyNote([note.type], today);
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

/** The rules of the note form (S1 §5). */
export const noteRules: yup.ObjectSchema<Partial<NoteValues>> = yup.object({
  text: yup
    .string()
    .trim()
    .required('Insira um conteúdo válido.')
    .max(NOTE_MAX_LENGTH, `Use no máximo ${NOTE_MAX_LENGTH.toLocaleString('pt-BR')} caracteres.`),
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
