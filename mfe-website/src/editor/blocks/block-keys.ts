import type { SiteBlock } from '@girassol/shared-domain/website';
import type { KeyboardEvent } from 'react';
import type { BlockActions } from './use-block-actions';

interface Keys {
  blocks: readonly SiteBlock[];
  /** From 0: the row that has the focus. */
  place: number;
  actions: BlockActions;
  /** The row at a place takes the focus. */
  focusRow: (place: number) => void;
  /** To the first field of the block. */
  onEnter: () => void;
}

const getTargetIndex = (key: string, place: number, last: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, last);
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
};

/**
 * Handles keys on a block row: arrows move between blocks, Alt and arrows move the block, Delete removes it, Enter goes
 * to its first field.
 */
export function handleBlockKey(
  event: KeyboardEvent,
  { blocks, place, actions, focusRow, onEnter }: Keys,
): void {
  const block = blocks[place];
  if (!block || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const next = getTargetIndex(event.key, place, blocks.length - 1);
  if (next !== null) {
    event.preventDefault();
    if (event.altKey) actions.move(block.id, next);
    else actions.select(blocks[next]?.id ?? block.id);
    focusRow(next);
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault();
    actions.remove(block.id);
    focusRow(Math.min(place, blocks.length - 2));
  } else if (event.key === 'Enter') {
    event.preventDefault();
    actions.select(block.id);
    onEnter();
  }
}
