import { findRepeatedNameIndexes, isInvisible } from '@girassol/shared-domain';

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

/** Maximum number of names in a list; the server refuses a longer one (`settingsChange`). */
export const MAX_ENTRIES = 200;

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
    if (isInvisible(name)) return 'Preencha o nome ou exclua a linha.';
    if (name.trim().length > MAX_ENTRY_NAME_LENGTH) return `Use até ${MAX_ENTRY_NAME_LENGTH} caracteres.`;
    return repeated.has(index) ? 'Este nome já está na lista.' : undefined;
  });
}

/** Rows of a list after names were pasted, and how many of the names were left out. */
interface PastedNames {
  rows: EntryRow[];
  /** Names that the list has already. */
  repeated: number;
  /** Names beyond `MAX_ENTRIES`. */
  beyond: number;
}

/**
 * Pastes several names into a row: the first takes the place of the selected text, the others are new rows below. Names
 * that are there already and those for which the list has no room are left out and counted: nobody finds them among
 * hundreds of rows to delete them by hand.
 */
export function pasteNames(
  rows: readonly EntryRow[],
  { index, start, end }: { index: number; start: number; end: number },
  names: readonly string[],
  createKey: () => string,
): PastedNames {
  const row = rows[index];
  if (!row) return { rows: [...rows], repeated: 0, beyond: 0 };
  const [before, after] = [row.name.slice(0, start), row.name.slice(end)];
  const merged = isInvisible(before + after) ? names : [before + (names[0] ?? '') + after, ...names.slice(1)];
  const others = rows.toSpliced(index, 1).map(({ name }) => name);
  const repeated = findRepeatedNameIndexes([...others, ...merged]);
  const added = merged.filter((_, place) => !repeated.has(others.length + place));
  const [first = row.name, ...below] = added.slice(0, MAX_ENTRIES - others.length);
  return {
    rows: rows.toSpliced(
      index,
      1,
      { ...row, name: first },
      ...below.map((name) => ({ key: createKey(), name })),
    ),
    repeated: merged.length - added.length,
    beyond: Math.max(0, added.length - (MAX_ENTRIES - others.length)),
  };
}

/** Describes which pasted names were left out; null if all are in the list. */
export function describeLeftOutNames({ repeated, beyond }: Omit<PastedNames, 'rows'>): string | null {
  const sentences = [
    repeated > 0 &&
      (repeated === 1 ? '1 nome repetido ficou de fora.' : `${repeated} nomes repetidos ficaram de fora.`),
    beyond > 0 &&
      `A lista vai até ${MAX_ENTRIES} nomes: ${beyond === 1 ? '1 ficou' : `${beyond} ficaram`} de fora.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(' ') : null;
}
