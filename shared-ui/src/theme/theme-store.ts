import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../store';

/** What the person chose; `system` follows the computer. */
export type ThemePreference = 'light' | 'dark' | 'system';

const storageKey = 'girassol.theme';

const stored = (): ThemePreference => {
  try {
    const value = globalThis.localStorage?.getItem(storageKey);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    // Storage is refused in some private windows: the system decides.
    return 'system';
  }
};

const preferenceStore = createStore<ThemePreference>(stored());

const darkQuery = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const subscribeToSystem = (listener: () => void): (() => void) => {
  const query = darkQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
};

const isSystemDark = (): boolean => darkQuery()?.matches ?? false;

function setPreference(preference: ThemePreference): void {
  try {
    if (preference === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, preference);
  } catch {
    // Kept for this visit only.
  }
  preferenceStore.set(preference);
}

/** The theme a person chose, what it comes to now, and how to change it. */
export function useTheme() {
  const preference = useStore(preferenceStore);
  const systemIsDark = useSyncExternalStore(subscribeToSystem, isSystemDark, () => false);
  const resolved = preference === 'system' ? (systemIsDark ? 'dark' : 'light') : preference;
  return { preference, resolved, setPreference } as const;
}

/** Writes the choice on `<html>`; the tokens' CSS does the rest. */
export function applyPreference(preference: ThemePreference): void {
  const root = document.documentElement;
  if (preference === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', preference);
}
