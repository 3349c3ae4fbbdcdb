import type { SiteBlock } from '@girassol/shared-domain/website';

type Blocks = readonly SiteBlock[];

/** Returns the index of a block; -1 if there is none with the id. */
export const getBlockIndex = (blocks: Blocks, id: string): number =>
  blocks.findIndex((block) => block.id === id);

/** Within the list, the ends included. */
const clampIndex = (place: number, length: number): number => Math.max(0, Math.min(place, length));

/** Returns a copy of the list of blocks with a block inserted before the block at index `at`. */
export const insertBlock = (blocks: Blocks, block: SiteBlock, at: number): SiteBlock[] =>
  blocks.toSpliced(clampIndex(at, blocks.length), 0, block);

/** Returns a copy of the list of blocks without the block with the given id. */
export const removeBlock = (blocks: Blocks, id: string): SiteBlock[] =>
  blocks.filter((block) => block.id !== id);

/**
 * Returns a copy of the list of blocks with one block moved to the index `to`, counted from 0 in the
 * resulting order.
 */
export function moveBlock(blocks: Blocks, id: string, to: number): SiteBlock[] {
  const block = blocks[getBlockIndex(blocks, id)];
  return block ? insertBlock(removeBlock(blocks, id), block, to) : [...blocks];
}

/**
 * Returns a copy of the list of blocks with a duplicate of one block right after the original. The duplicate
 * has the id `copyId`.
 */
export function duplicateBlock(blocks: Blocks, id: string, copyId: string): SiteBlock[] {
  const place = getBlockIndex(blocks, id);
  const block = blocks[place];
  return block ? insertBlock(blocks, { ...block, id: copyId }, place + 1) : [...blocks];
}
