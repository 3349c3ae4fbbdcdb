import { useState } from 'react';

export interface Selection<Item extends { _id: string }> {
  chosen: Item[];
  has: (id: string) => boolean;
  toggle: (items: readonly Item[], isChosen: boolean) => void;
  clear: () => void;
}

/** As many as most calls take. */
const MOST_CHOSEN = 200;

/**
 * What is chosen in a list: over its pages, until something else is looked for. `looked` names what is looked for, `most`
 * says how many one call takes.
 */
export function useSelection<Item extends { _id: string }>(
  looked: string,
  most = MOST_CHOSEN,
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
