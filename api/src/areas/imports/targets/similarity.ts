import { plainText } from '@girassol/shared-domain';

/** Names this alike are those of one person, where mail or phone are the same too. */
export const ALIKE = 0.65;

function trigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of plainText(text).split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** How alike two names are, from 0 to 1: as `similarity` of PostgreSQL's pg_trgm counts it. */
export function similarity(one: string, other: string): number {
  const mine = trigrams(one);
  const theirs = trigrams(other);
  let shared = 0;
  for (const trigram of mine) if (theirs.has(trigram)) shared += 1;
  const all = mine.size + theirs.size - shared;
  return all === 0 ? 0 : shared / all;
}
