import { useSyncExternalStore } from 'react';
import { createSubscribers } from '../subscribers';

const subscribers = createSubscribers<number | null>();
/** Path of a screen -> time of the oldest stored answer on it. */
const oldestByPath = new Map<string, number>();
let hasShown = false;

const publish = () => subscribers.publish(getStoredDataTime());

/** Notes that a stored answer is shown whose age says nothing about the screen. */
export function reportStoredSettings(): void {
  hasShown = true;
}

/** Notes that the screen of the present address shows a stored answer. `storedAt`: epoch milliseconds. */
export function reportStoredData(storedAt: number): void {
  hasShown = true;
  const { pathname } = window.location;
  const known = oldestByPath.get(pathname);
  if (known !== undefined && known <= storedAt) return;
  oldestByPath.set(pathname, storedAt);
  publish();
}

/**
 * Forgets which screens show stored answers, because everything is loaded again or nobody may see it any more. Returns
 * whether one was shown.
 */
export function forgetStoredData(): boolean {
  const result = hasShown;
  hasShown = false;
  if (oldestByPath.size > 0) {
    oldestByPath.clear();
    publish();
  }
  return result;
}

/** Returns the time of the oldest stored answer on the present screen, epoch milliseconds; null where there is none. */
export const getStoredDataTime = (): number | null => oldestByPath.get(window.location.pathname) ?? null;

/** Returns the time of the oldest stored answer on the present screen and follows changes; null where there is none. */
export function useStoredDataTime(): number | null {
  return useSyncExternalStore((listener) => subscribers.add(listener), getStoredDataTime);
}
