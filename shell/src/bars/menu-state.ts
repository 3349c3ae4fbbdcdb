import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../page/browser-storage';

/** The side menu on wide screens: with words, icons only, or out of the way. */
export type MenuState = 'open' | 'collapsed' | 'hidden';

const storageKey = 'girassol.menu';
const listeners = new Set<() => void>();
let current: MenuState | undefined;

function read(): MenuState {
  const stored = readStored(storageKey);
  return stored === 'collapsed' || stored === 'hidden' ? stored : 'open';
}

/** How the person last left the menu (shell.chrome-004). */
export function getMenuState(): MenuState {
  current ??= read();
  return current;
}

export function setMenuState(next: MenuState): void {
  current = next;
  writeStored(storageKey, next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMenuState(): MenuState {
  return useSyncExternalStore(subscribe, getMenuState);
}
