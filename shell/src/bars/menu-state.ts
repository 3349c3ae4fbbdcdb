import { useSyncExternalStore } from 'react';
import { readStoredValue, writeStoredValue } from '../page/browser-storage';

/** State of the side menu on wide screens: with labels, icons only, or hidden. */
export type MenuState = 'open' | 'collapsed' | 'hidden';

const storageKey = 'girassol.menu';
const listeners = new Set<() => void>();
let current: MenuState | undefined;

function read(): MenuState {
  const stored = readStoredValue(storageKey);
  return stored === 'collapsed' || stored === 'hidden' ? stored : 'open';
}

/** Returns the state in which the user last left the menu (shell.chrome-004). */
export function getMenuState(): MenuState {
  current ??= read();
  return current;
}

/** Sets and stores the state of the side menu. */
export function setMenuState(next: MenuState): void {
  current = next;
  writeStoredValue(storageKey, next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the state of the side menu, and renders again when the state changes. */
export function useMenuState(): MenuState {
  return useSyncExternalStore(subscribe, getMenuState);
}
