import { removeAccents } from '../formats/remove-accents';

/**
 * Returns the indexes of names that occur earlier in the list, ignoring accents, case and spaces. Empty names are never
 * repeated.
 */
export function findRepeatedNameIndexes(names: readonly string[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const [index, name] of names.entries()) {
    const key = comparable(name);
    if (key === '') continue;
    if (seen.has(key)) repeated.add(index);
    seen.add(key);
  }
  return repeated;
}

const comparable = (name: string) => removeAccents(name).replace(/\s+/g, ' ').trim().toLowerCase();
