import { useState } from 'react';

/** Selected items of a list, with functions that select, deselect and clear. */
export interface Selection<Item extends { _id: string }> {
  chosen: Item[];
  has: (id: string) => boolean;
  toggle: (items: readonly Item[], isChosen: boolean) => void;
  clear: () => void;
}

/** Default maximum of selected items, as most calls accept. */
const MAX_SELECTED = 200;

/**
 * Manages the selected items of a list over all its pages. `looked` identifies the search, whose change
 * clears the selection; `most` is the maximum number of selected items, 200 by default.
 */
export function useSelection<Item extends { _id: string }>(
  looked: string,
  most = MAX_SELECTED,
): Selection<Item> {
  const [state, setState] = useState<{ looked: string; chosen: Item[] }>({ looked, chosen: [] });
  const chosen = state.looked === looked ? state.chosen : [];
  return {
    chosen,
    has: (id) => chosen.some((item) => item._id === id),
    toggle(items, isChosen) {
      const ids = new Set(items.map(({ _id }) => _id));
      const others = chosen.filter(({ _id }) => !ids.has(_id));
      setState({ looked, chosen: (isChosen ? [...others, ...items] : others).slice(0, most) });
    },
    clear: () => setState({ looked, chosen: [] }),
  };
}
