import { findRepeatedNameIndexes } from '@girassol/shared-domain';

/** Entry of a named list while the list is being edited. */
export interface EntryRow {
  /** Stays with the row whatever happens to it. */
  key: string;
  /** New entries have none yet. */
  _id?: string;
  name: string;
}

/** Maximum length of a name. */
export const MAX_ENTRY_NAME_LENGTH = 60;

/** Form values of a named list. */
export interface NamedListFormValues {
  entries: EntryRow[];
}

/** Converts the saved entries of a named list to editable rows. */
export const toEntryRows = (entries: readonly { _id: string; name: string }[]): EntryRow[] =>
  entries.map(({ _id, name }) => ({ key: _id, _id, name }));

/**
 * Converts the edited rows to the entries that are sent to the server, with surrounding spaces removed from the names.
 */
export const toEntries = (rows: readonly EntryRow[]) =>
  rows.map(({ _id, name }) => ({ ...(_id && { _id }), name: name.trim() }));

/**
 * Returns the error message of each row, in row order; undefined for a valid row. A name must not be empty and must not
 * be long or occur twice.
 */
export function getEntryRowErrors(rows: readonly EntryRow[]): (string | undefined)[] {
  const repeated = findRepeatedNameIndexes(rows.map(({ name }) => name));
  return rows.map(({ name }, index) => {
    if (name.trim() === '') return 'Preencha o nome ou exclua a linha.';
    if (name.trim().length > MAX_ENTRY_NAME_LENGTH) return `Use até ${MAX_ENTRY_NAME_LENGTH} caracteres.`;
    return repeated.has(index) ? 'Este nome já está na lista.' : undefined;
  });
}

/** Splits a pasted text into names: lines, and the cells of a row of a spreadsheet. Empty ones are left out. */
export const splitPastedNames = (text: string): string[] =>
  text
    .split(/[\r\n\t]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/**
 * Returns the rows after several names were pasted into one: the first takes the place of the selected text, the others
 * are new rows below.
 */
export function pasteNames(
  rows: readonly EntryRow[],
  { index, start, end }: { index: number; start: number; end: number },
  [first = '', ...others]: readonly string[],
  createKey: () => string,
): EntryRow[] {
  const row = rows[index];
  if (!row) return [...rows];
  const name = row.name.slice(0, start) + first + row.name.slice(end);
  return rows.toSpliced(
    index,
    1,
    { ...row, name },
    ...others.map((other) => ({ key: createKey(), name: other })),
  );
}
