import { repeatedNames } from '@girassol/shared-domain';

/** An entry of a list while it is edited. */
export interface EntryRow {
  /** Stays with the row whatever happens to it. */
  key: string;
  /** New entries have none yet. */
  _id?: string;
  name: string;
}

/** A list as it is edited. */
export interface ListValues {
  entries: EntryRow[];
}

export const rowsOf = (entries: readonly { _id: string; name: string }[]): EntryRow[] =>
  entries.map(({ _id, name }) => ({ key: _id, _id, name }));

/** What is sent: names as they were typed, without the spaces around them. */
export const entriesOf = (rows: readonly EntryRow[]) =>
  rows.map(({ _id, name }) => ({ ...(_id && { _id }), name: name.trim() }));

/** What is wrong with the rows, by their places. */
export function rowErrors(rows: readonly EntryRow[]): (string | undefined)[] {
  const repeated = repeatedNames(rows.map(({ name }) => name));
  return rows.map(({ name }, index) => {
    if (name.trim() === '') return 'Preencha o nome ou exclua a linha.';
    return repeated.has(index) ? 'Este nome já está na lista.' : undefined;
  });
}
