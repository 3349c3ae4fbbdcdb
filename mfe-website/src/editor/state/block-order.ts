import type { SiteBlock } from '@girassol/shared-domain/website';

type Blocks = readonly SiteBlock[];

export const placeOf = (blocks: Blocks, id: string): number => blocks.findIndex((block) => block.id === id);

/** Within the list, the ends included. */
const within = (place: number, length: number): number => Math.max(0, Math.min(place, length));

/** The blocks with one more, before the one that stands at `at` now. */
export const withBlock = (blocks: Blocks, block: SiteBlock, at: number): SiteBlock[] =>
  blocks.toSpliced(within(at, blocks.length), 0, block);

export const withoutBlock = (blocks: Blocks, id: string): SiteBlock[] =>
  blocks.filter((block) => block.id !== id);

/** The blocks with one of them at another place, counted from 0 in the order that comes of it. */
export function movedBlock(blocks: Blocks, id: string, to: number): SiteBlock[] {
  const block = blocks[placeOf(blocks, id)];
  return block ? withBlock(withoutBlock(blocks, id), block, to) : [...blocks];
}

/** The blocks with a copy of one right after it. */
export function withCopy(blocks: Blocks, id: string, copyId: string): SiteBlock[] {
  const place = placeOf(blocks, id);
  const block = blocks[place];
  return block ? withBlock(blocks, { ...block, id: copyId }, place + 1) : [...blocks];
}
