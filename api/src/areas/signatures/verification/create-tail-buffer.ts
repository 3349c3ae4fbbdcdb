/**
 * Creates a buffer that retains the last `most` bytes of a stream. Each byte is copied at most twice, even if
 * the chunks are small.
 */
export function createTailBuffer(most: number) {
  const kept = Buffer.alloc(most * 2);
  let used = 0;
  return {
    add(piece: Buffer): void {
      const part = piece.subarray(-most);
      if (used + part.length > kept.length) {
        kept.copyWithin(0, used - most, used);
        used = most;
      }
      used += part.copy(kept, used);
    },
    read: (): Buffer => kept.subarray(Math.max(0, used - most), used),
  };
}
