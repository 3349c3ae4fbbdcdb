import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Window width in CSS pixels below which `tokens.screen.phone` holds. */
const PHONE_BELOW = 600;

/** Returns the width of the window in pixels and follows changes. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, () => window.innerWidth);
}

/** Returns true in a window as narrow as a phone, and follows changes. In styles: `tokens.screen.phone`. */
export const useIsPhone = (): boolean => useWindowWidth() < PHONE_BELOW;
