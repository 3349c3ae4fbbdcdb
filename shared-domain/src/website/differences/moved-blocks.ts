import type { SiteBlock } from '../blocks/block-kinds';

type Words = (
  nameOf: (block: SiteBlock, among: readonly SiteBlock[]) => string,
  among: readonly SiteBlock[],
) => string;

/** Which blocks stand elsewhere: the one that moved by its name, otherwise that the order is another. */
export function movedIn(before: readonly SiteBlock[], after: readonly SiteBlock[]): Words[] {
  const ids = new Set(after.map(({ id }) => id));
  const kept = before.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  const had = new Set(kept);
  const now = after.filter(({ id }) => had.has(id));
  if (now.every(({ id }, place) => kept[place] === id)) return [];
  // One was taken out and put in elsewhere: the others keep their order without it.
  const moved = now.find(({ id }) => {
    const rest = kept.filter((other) => other !== id);
    return now.filter((block) => block.id !== id).every((block, place) => rest[place] === block.id);
  });
  if (!moved) return [() => 'Ordem dos blocos mudou'];
  const next = after[after.indexOf(moved) + 1];
  return [
    (nameOf, among) =>
      next
        ? `Ordem dos blocos mudou: ${nameOf(moved, among)} agora vem antes de ${nameOf(next, among)}`
        : `Ordem dos blocos mudou: ${nameOf(moved, among)} agora é o último`,
  ];
}
