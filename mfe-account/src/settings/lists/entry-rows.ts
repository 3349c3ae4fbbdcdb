import { findRepeatedNameIndexes } from '@girassol/shared-domain';

/** Entry of a named list while the list is being edited. */
export interface EntryRow {
  /** Stays with the row whatever happens to it. */
  key: string;
  /** New entries have none yet. */
  _id?: string;
  name: string;
}

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
 * occur twice.
 */
export function getEntryRowErrors(rows: readonly EntryRow[]): (string | undefined)[] {
  const repeated = findRepeatedNameIndexes(rows.map(({ name }) => name));
  return rows.map(({ name }, index) => {
    if (name.trim() === '') return 'Preencha o nome ou exclua a linha.';
    return repeated.has(index) ? 'Este nome já está na lista.' : undefined;
  });
}
