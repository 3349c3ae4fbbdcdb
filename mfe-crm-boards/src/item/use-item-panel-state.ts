import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const ITEM = 'item';

/**
 * Returns the id of the open item from the query parameter `item`, and functions that open and close its panel. Going
 * back closes the panel.
 */
export function useItemPanelState() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const openedHere = hasMark(state);

  const open = useCallback(
    (itemId: string) => {
      const next = new URLSearchParams(search);
      next.set(ITEM, itemId);
      navigate({ search: next.toString() }, { state: { openedHere: true } });
    },
    [navigate, search],
  );

  const close = useCallback(() => {
    if (openedHere) return navigate(-1);
    const next = new URLSearchParams(search);
    next.delete(ITEM);
    // The tab of the panel is no business of the board.
    next.delete('aba');
    navigate({ search: next.toString() }, { replace: true });
  }, [navigate, search, openedHere]);

  return { itemId: query.get(ITEM), open, close };
}

const hasMark = (state: unknown) => typeof state === 'object' && state !== null && 'openedHere' in state;
