import { useEffect, useRef } from 'react';
import { type BoardState, findCard } from '../../board-state/board-state';

/** Longer than a dialog needs to close and to look for where the focus came from. */
const DIALOG_CLOSES_MS = 400;

/**
 * A card that left because of what was done in its menu takes the focus with it. Whoever works by keyboard goes on at the
 * card that is current then, instead of at the beginning of the page. Gives back how to tell which card it is about.
 */
export function useFocusAfterLeaving(state: BoardState, focusCurrent: () => void): (cardId: string) => void {
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
