/** The entries with one of them at another place. */
export function movedEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const [entry] = entries.slice(from, from + 1);
  return entry === undefined ? [...entries] : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** What an entry is known by where it is closed: its first line of text, or its place. */
export function entryName(entry: object, name: string, place: number): string {
  const first = Object.values(entry).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof first === 'string' && first.length > 1 && !/^[A-Z]+$/.test(first)
    ? first
    : `${name} ${place + 1}`;
}
