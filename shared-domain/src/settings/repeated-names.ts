/** Places of names that stand before in the list already; accents, case and spaces aside. Empty ones repeat nothing. */
export function repeatedNames(names: readonly string[]): ReadonlySet<number> {
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

const comparable = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
