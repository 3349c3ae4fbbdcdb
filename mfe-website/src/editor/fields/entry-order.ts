import type { ListField } from '@girassol/shared-domain/website';
import { getFirstText } from '../state/first-text';

/**
 * Returns a copy of the entries with one entry moved from index `from` to index `to`, both counted from 0.
 */
export function moveListEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const [entry] = entries.slice(from, from + 1);
  return entry === undefined ? [...entries] : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/**
 * Returns the name under which a collapsed list entry is shown: its first text; if it has no text, the kind
 * of entry and its number.
 */
export const getListEntryName = (
  entry: object,
  { fields, entry: name }: Pick<ListField, 'fields' | 'entry'>,
  place: number,
) => getFirstText(entry, fields) || `${name} ${place + 1}`;
