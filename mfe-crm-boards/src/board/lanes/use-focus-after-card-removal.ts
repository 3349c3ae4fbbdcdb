import { useEffect, useRef } from 'react';
import { type BoardState, findCard } from '../../board-state/board-state';

/** Longer than a dialog needs to close and to look for where the focus came from. */
const DIALOG_CLOSES_MS = 400;

/**
 * Restores the keyboard focus if an action in a card's menu has removed the card from the board: calls
 * `focusCurrent`, so that the focus does not fall back to the start of the page. Returns a function that
 * records the id of the card whose menu is in use.
 */
export function useFocusAfterCardRemoval(
  state: BoardState,
  focusCurrent: () => void,
): (cardId: string) => void {
  const acted = useRef<string | null>(null);
  const focus = useRef(focusCurrent);
  useEffect(() => {
    focus.current = focusCurrent;
  });

  useEffect(() => {
    if (acted.current === null || findCard(state, acted.current)) return;
    const timer = setTimeout(() => {
      acted.current = null;
      if (document.activeElement === document.body) focus.current();
    }, DIALOG_CLOSES_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (cardId) => {
    acted.current = cardId;
  };
}
