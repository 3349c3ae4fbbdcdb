import type { PlainField } from '@girassol/shared-domain/website';

/** The entries with one of them at another place. */
export function movedEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const [entry] = entries.slice(from, from + 1);
  return entry === undefined ? [...entries] : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** What an entry is known by where it is closed: its first words, or its place. */
export function entryName(
  entry: Record<string, unknown>,
  { fields, entry: name }: { fields: readonly PlainField[]; entry: string },
  place: number,
): string {
  const words = fields
    .filter(({ type }) => type === 'line' || type === 'text')
    .map((field) => entry[field.name])
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof words === 'string' ? words : `${name} ${place + 1}`;
}
