/**
 * Writes the demonstration data of today to the cache unless it exists. Throws when the server that writes
 * the data ends before it is ready.
 */
export function writeDemoData(): Promise<void>;
/**
 * Copies the cached demonstration data of today into the data folder of a new server. Returns false where the
 * cache has no data.
 */
export function copyDemoData(dataDir: string): boolean;
