/** Counts of an import that tell how many of its records are written. */
interface StoredCounts {
  created?: number;
  updated?: number;
  ready?: number;
  /** Of the rows that are ready, those that change a record; absent in what earlier releases stored. */
  readyUpdates?: number;
}

/** Returns how many records an import has created and updated until now; what is ready is counted with them, and is not. */
export function writtenCounts({ created = 0, updated = 0, ready = 0, readyUpdates }: StoredCounts): {
  created: number;
  updated: number;
} {
  const updates = Math.min(ready, readyUpdates ?? Math.max(0, ready - created));
  return { created: Math.max(0, created - (ready - updates)), updated: Math.max(0, updated - updates) };
}
