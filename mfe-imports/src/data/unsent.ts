const flushes = new Set<() => Promise<void>>();

/** Something typed may still be on its way to the server. Answers how it stops being so. */
export function rememberUnsent(flush: () => Promise<void>): () => void {
  flushes.add(flush);
  return () => void flushes.delete(flush);
}

/** Sends what was typed. A step with the import comes after that: it is about what stands on the screen. */
export async function sendTyped(): Promise<void> {
  await Promise.all(Array.from(flushes, (flush) => flush()));
}
