import type { SiteBlock } from '../blocks/block-kinds';

type MoveDescriber = (
  getName: (block: SiteBlock, among: readonly SiteBlock[]) => string,
  among: readonly SiteBlock[],
) => string;

/**
 * Creates the functions that describe moved website blocks in a sentence. If a single block moved, the
 * function names the block; if several moved, the function says that the order changed. Empty if no block
 * moved.
 */
export function createBlockMoveDescribers(
  before: readonly SiteBlock[],
  after: readonly SiteBlock[],
): MoveDescriber[] {
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
    (getName, among) =>
      next
        ? `Ordem dos blocos mudou: ${getName(moved, among)} agora vem antes de ${getName(next, among)}`
        : `Ordem dos blocos mudou: ${getName(moved, among)} agora é o último`,
  ];
}
