/** Time in milliseconds for which a panel that opens takes what was prefetched for it. */
export const PREFETCHED_MS = 2_000;

let latest: { itemId: string; at: number } | null = null;

/** Notes that loading an item for its panel begins now. */
export function markItemPrefetched(itemId: string): void {
  latest = { itemId, at: Date.now() };
}

/**
 * Returns for how many milliseconds data of an item counts as fresh while its panel opens: 0, unless it was just
 * prefetched.
 */
export const getPrefetchedStaleTime = (itemId: string): number =>
  latest?.itemId === itemId && Date.now() - latest.at < PREFETCHED_MS ? PREFETCHED_MS : 0;
