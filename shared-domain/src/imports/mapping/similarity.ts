/** Returns the set of trigrams of the words of a text, as PostgreSQL's pg_trgm computes them. */
export function computeTrigrams(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of text.split(' ')) {
    const padded = `  ${word} `;
    for (let start = 0; word !== '' && start + 3 <= padded.length; start += 1)
      found.add(padded.slice(start, start + 3));
  }
  return found;
}

/** Returns the similarity of two sets of trigrams, from 0 to 1. */
export function computeTrigramSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const part of one) if (other.has(part)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
