import { type MouseEvent, useEffect, useState } from 'react';
import { type BoardState, findCard } from '../../board-state/board-state';
import { createCardSelection } from './selection';
import { enableTouchHoldSelection } from './touch-hold';

/**
 * Provides the card selection of a board: Ctrl or Cmd and click, Shift and click for a range, the key `x`, and a long
 * press.
 */
export function useCardSelection(
  state: BoardState,
  { scroller, isOffered, viewer }: { scroller: HTMLElement | null; isOffered: boolean; viewer: string },
) {
  const [selection] = useState(createCardSelection);

  // Another board, or the same one as somebody else sees it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the viewer is what it waits for.
  useEffect(() => selection.clear, [viewer, selection]);

  useEffect(
    () => (scroller && isOffered ? enableTouchHoldSelection(scroller, selection.toggle) : undefined),
    [scroller, isOffered, selection],
  );

  /** Answers whether a click on a card was one for the selection; while there is one, every click is. */
  function onCardClick({ ctrlKey, metaKey, shiftKey }: MouseEvent, cardId: string): boolean {
    if (!isOffered) return false;
    if (shiftKey) {
      const cards = findCard(state, cardId)?.lane.cards ?? [];
      selection.extendTo(
        cardId,
        cards.map(({ _id }) => _id),
      );
      return true;
    }
    if (!ctrlKey && !metaKey && selection.ids().length === 0) return false;
    selection.toggle(cardId);
    return true;
  }

  return { selection, onCardClick, onKey: isOffered ? selection.toggle : undefined };
}
