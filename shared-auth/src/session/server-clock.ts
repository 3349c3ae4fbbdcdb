import { readStoredValue, removeStoredValue, storageKeys, writeStoredValue } from './storage';

/** Under this the clocks agree: what is left is a slow line, and no session ends wrongly by it. */
const TOLERATED_MS = 60 * 60_000;

let skew: number = Number(readStoredValue(storageKeys.clockSkew) ?? 0) || 0;

/**
 * Returns the difference between the server's clock and this computer's in milliseconds; 0 while the clocks
 * differ by less than an hour.
 */
export const getClockSkew = (): number => skew;

/** Returns the current time by the server's clock, in epoch milliseconds. Sessions end by this clock. */
export const getServerTime = (): number => Date.now() + skew;

/**
 * Updates the known difference to the server's clock from the `Date` header of an answer that came from the
 * server, not from a cache. Ignores a missing or invalid header.
 */
export function updateServerTime(header: string | null): void {
  const at = Date.parse(header ?? '');
  if (Number.isNaN(at)) return;
  const measured = at - Date.now();
  skew = Math.abs(measured) < TOLERATED_MS ? 0 : measured;
  if (skew === 0) removeStoredValue(storageKeys.clockSkew);
  else writeStoredValue(storageKeys.clockSkew, String(skew));
}
