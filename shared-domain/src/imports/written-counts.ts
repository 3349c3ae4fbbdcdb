/** Counts of an import that tell how many of its records are written. */
interface StoredCounts {
  created?: number;
  updated?: number;
  ready?: number;
  /** Number of ready rows that change a record; absent in counts stored by earlier releases. */
  readyUpdates?: number;
}

/**
 * Returns the numbers of records that an import has created and updated so far. The stored counts `created`
 * and `updated` also count rows that are still to be written; the returned counts do not.
 */
export function computeWrittenRecordCounts({
  created = 0,
  updated = 0,
  ready = 0,
  readyUpdates,
}: StoredCounts): {
  created: number;
  updated: number;
} {
  const updates = Math.min(ready, readyUpdates ?? Math.max(0, ready - created));
  return { created: Math.max(0, created - (ready - updates)), updated: Math.max(0, updated - updates) };
}
