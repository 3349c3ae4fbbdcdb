/** Fields of canned answers, which are filled from the ticket. */
export const cannedFields = ['nome', 'empresa', 'chamado'] as const;
export type CannedField = (typeof cannedFields)[number];

export const cannedFieldLabels: Record<CannedField, string> = {
  nome: 'primeiro nome de quem pergunta',
  empresa: 'nome da empresa',
  chamado: 'assunto do chamado',
};

export const MAX_SHORTCUT_LENGTH = 30;
export const MAX_CANNED_TITLE_LENGTH = 80;
export const MAX_CANNED_TEXT_LENGTH = 4_000;
/** Maximum number of canned answers that attendants share. */
export const MAX_CANNED_ANSWERS = 300;

/** A field as it is written in a text: `{{nome}}`. */
const FIELD = /\{\{(nome|empresa|chamado)\}\}/g;
/** A part between back quotes, in which fields are text. */
const CODE = /`[^`\n]{1,500}`/g;

/** Normalizes the shortcut of a canned answer: small letters, digits and hyphens, without accents. */
export const normalizeShortcut = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Fills the fields of a canned answer; those without a value stay as they are written. */
export const fillCannedAnswer = (text: string, values: Partial<Record<CannedField, string>>): string =>
  text.replace(FIELD, (whole, name: CannedField) => values[name] || whole);

/** Field of an answer that still has to be filled by hand, and where it stands in the text. */
export interface OpenField {
  name: CannedField;
  from: number;
  to: number;
}

/** Lists the fields of an answer that were not filled. A field within back quotes is text about the field. */
export function listOpenFields(text: string): OpenField[] {
  const codes = [...text.matchAll(CODE)].map(({ index, 0: { length } }) => [index, index + length] as const);
  return [...text.matchAll(FIELD)]
    .map(({ index, 0: whole, 1: name }) => ({
      name: name as CannedField,
      from: index,
      to: index + whole.length,
    }))
    .filter(({ from, to }) => !codes.some(([begins, ends]) => begins < from && to < ends));
}

/** Returns the shortcut that is being typed before the caret, `/` at the start of a word; null if there is none. */
export function findTypedShortcut(text: string, caret: number): { from: number; word: string } | null {
  const match = /(?:^|\s)\/([^\s/]{0,30})$/.exec(
    text.slice(Math.max(0, caret - MAX_SHORTCUT_LENGTH - 2), caret),
  );
  const word = match?.[1];
  return word === undefined ? null : { from: caret - word.length - 1, word };
}
