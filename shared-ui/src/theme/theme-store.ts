import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../store';

/** Theme that the user chose; `system` follows the computer. */
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

/** Returns the chosen theme, the theme in effect, and a function to change it. */
export function useTheme() {
  const preference = useStore(preferenceStore);
  const systemIsDark = useSyncExternalStore(subscribeToSystem, isSystemDark, () => false);
  const resolved = preference === 'system' ? (systemIsDark ? 'dark' : 'light') : preference;
  return { preference, resolved, setPreference } as const;
}

/**
 * Writes the chosen theme as `data-theme` on `<html>`, by which the CSS of the design tokens switches
 * colours.
 */
export function applyThemePreference(preference: ThemePreference): void {
  const root = document.documentElement;
  if (preference === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', preference);
}
