import { createContext, useContext, useSyncExternalStore } from 'react';
import { createSelection, type Selection } from './selection';

/** The selection of the board around a card. */
export const SelectionContext = createContext<Selection>(createSelection());

/** Is this card selected? Draws again only when that changes. */
export function useIsSelected(cardId: string): boolean {
  const selection = useContext(SelectionContext);
  return useSyncExternalStore(selection.subscribe, () => selection.has(cardId));
}

/** All that is selected. */
export function useSelectedIds(selection: Selection): readonly string[] {
  return useSyncExternalStore(selection.subscribe, selection.ids);
}
