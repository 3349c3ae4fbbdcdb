import type { ListField } from '@girassol/shared-domain/website';
import { firstWords } from '../state/first-words';

/** The entries with one of them at another place. */
export function movedEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const [entry] = entries.slice(from, from + 1);
  return entry === undefined ? [...entries] : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** What an entry is known by where it is closed: its first words, or its place. */
export const entryName = (
  entry: object,
  { fields, entry: name }: Pick<ListField, 'fields' | 'entry'>,
  place: number,
) => firstWords(entry, fields) || `${name} ${place + 1}`;
