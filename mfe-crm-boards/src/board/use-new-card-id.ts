import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const HIGHLIGHT_MS = 6_000;

/**
 * Builds the router state with which a form navigates to the board after an item was registered, so that the
 * board highlights the new card.
 */
export const buildNewCardNavigationState = (cardId: string) => ({ newCard: cardId });

/**
 * Returns the id of the card whose item the person has just registered, as long as the card is highlighted;
 * null afterwards.
 */
export function useNewCardId(): string | null {
  const { state } = useLocation();
  const named = parseNewCardState(state);
  const [shown, setShown] = useState(named);

  useEffect(() => {
    setShown(named);
    if (named === null) return;
    const timer = setTimeout(() => setShown(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [named]);

  return shown;
}

function parseNewCardState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('newCard' in state)) return null;
  return typeof state.newCard === 'string' ? state.newCard : null;
}
