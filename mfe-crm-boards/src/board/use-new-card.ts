import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const SHOWN_MS = 6_000;

/** Says to the board, on the way there, which card was just registered. */
export const newCardState = (cardId: string) => ({ newCard: cardId });

/** The card that was just registered, for as long as it is shown in a special light. */
export function useNewCard(): string | null {
  const { state } = useLocation();
  const named = newCardOf(state);
  const [shown, setShown] = useState(named);

  useEffect(() => {
    setShown(named);
    if (named === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [named]);

  return shown;
}

function newCardOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('newCard' in state)) return null;
  return typeof state.newCard === 'string' ? state.newCard : null;
}
