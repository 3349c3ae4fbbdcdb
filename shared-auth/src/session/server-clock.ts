import { readStoredValue, removeStoredValue, storageKeys, writeStoredValue } from './storage';

/** Under this the clocks agree: what is left is a slow line, and no session ends wrongly by it. */
const TOLERATED_MS = 60 * 60_000;

/** The server has said its time since this page was opened. */
let isConfirmed = false;
let skew: number = Number(readStoredValue(storageKeys.clockSkew) ?? 0) || 0;

/**
 * Returns the difference between the server's clock and this computer's in milliseconds; 0 while the clocks
 * differ by less than an hour.
 */
export const getClockSkew = (): number => skew;

/** Returns the current time by the server's clock, in epoch milliseconds. Sessions end by this clock. */
export const getServerTime = (): number => Date.now() + skew;

/**
 * Returns true once the server has said its time to this page. Before, the difference is that of an earlier page, and the clock
 * of a phone may have been set meanwhile: nothing may be deleted by it.
 */
export const isServerTimeConfirmed = (): boolean => isConfirmed;

/** Forgets what the server has said, as a device that never heard of it. For tests. */
export function forgetServerTime(): void {
  isConfirmed = false;
  skew = 0;
  removeStoredValue(storageKeys.clockSkew);
}

/**
 * Updates the known difference to the server's clock from the `Date` header of an answer that came from the
 * server, not from a cache. Ignores a missing or invalid header.
 */
export function updateServerTime(header: string | null): void {
  const at = Date.parse(header ?? '');
  if (Number.isNaN(at)) return;
  isConfirmed = true;
  const measured = at - Date.now();
  skew = Math.abs(measured) < TOLERATED_MS ? 0 : measured;
  if (skew === 0) removeStoredValue(storageKeys.clockSkew);
  else writeStoredValue(storageKeys.clockSkew, String(skew));
}
