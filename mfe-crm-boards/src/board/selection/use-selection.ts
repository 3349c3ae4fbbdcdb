import { createContext, useContext, useSyncExternalStore } from 'react';
import { type CardSelection, createCardSelection } from './selection';

/** React context with the card selection of the board. */
export const SelectionContext = createContext<CardSelection>(createCardSelection());

/** Returns true if the card is selected. Re-renders the component only when that changes. */
export function useIsSelected(cardId: string): boolean {
  const selection = useContext(SelectionContext);
  return useSyncExternalStore(selection.subscribe, () => selection.has(cardId));
}

/** Returns the ids of all selected cards. */
export function useSelectedIds(selection: CardSelection): readonly string[] {
  return useSyncExternalStore(selection.subscribe, selection.ids);
}
