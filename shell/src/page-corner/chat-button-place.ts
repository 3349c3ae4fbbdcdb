import { useSyncExternalStore } from 'react';

let place: Element | null = null;
const listeners = new Set<() => void>();

/** Sets the element of the top bar in which the button of the support chat stands: a `ref` of that element. */
export function setChatButtonPlace(element: Element | null): void {
  place = element;
  for (const listener of listeners) listener();
}

function onPlaceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the element of the top bar for the button of the support chat; null on pages without a top bar. */
export const useChatButtonPlace = (): Element | null => useSyncExternalStore(onPlaceChange, () => place);
