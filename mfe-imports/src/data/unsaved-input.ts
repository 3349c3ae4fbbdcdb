const flushes = new Set<() => Promise<void>>();

/**
 * Registers a function (`flush`) that sends typed input which may not have reached the server yet. Returns a
 * function that unregisters it.
 */
export function registerUnsavedInput(flush: () => Promise<void>): () => void {
  flushes.add(flush);
  return () => void flushes.delete(flush);
}

/** Sends all typed input. Call it before an action on the import, so that the action sees what is on screen. */
export async function flushUnsavedInput(): Promise<void> {
  await Promise.all(Array.from(flushes, (flush) => flush()));
}
