import type { BoardKind } from '@girassol/shared-domain';
import { useEffect } from 'react';
import { prefetchItem } from '../item-panel/prefetch-item';
import { getCardId } from './card/card-id';

/** Time in milliseconds after which a drawn board is quiet. */
const QUIET_MS = 2_000;

/**
 * Fetches the code of the item panel once the board is quiet, or as soon as the keyboard reaches a card. A press on a
 * card starts loading its item: most presses open it, and the panel then finds its data on the way.
 *
 * Touches are left out. They begin a scroll as often as they open a card.
 */
export function useEarlyItemPanel(boardKind: BoardKind, isDrawn: boolean, preload: () => void): void {
  useEffect(() => {
    if (!isDrawn) return;
    const timer = setTimeout(preload, QUIET_MS);
    const onPress = (event: PointerEvent) => {
      const itemId = event.button === 0 && event.pointerType === 'mouse' && getCardId(event.target);
      if (!itemId || event.shiftKey || event.ctrlKey || event.metaKey) return;
      preload();
      prefetchItem(itemId, boardKind);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (getCardId(target)) preload();
    };
    document.addEventListener('pointerdown', onPress, { capture: true, passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onPress, { capture: true });
      document.removeEventListener('focusin', onFocus);
    };
  }, [boardKind, isDrawn, preload]);
}
