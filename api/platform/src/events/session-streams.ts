/**
 * Maximum number of event streams of one session in this process: one per tab, and nobody works in more tabs
 * at once.
 */
export const MAX_STREAMS_PER_SESSION = 20;

/** Creates a limiter of the number of open event streams of each session. */
export function createSessionStreamLimiter(most = MAX_STREAMS_PER_SESSION) {
  const open = new Map<string, number>();
  return {
    /** Takes a place, and gives back the function that frees it; null when the session has no place left. */
    take(sessionId: string): (() => void) | null {
      const taken = open.get(sessionId) ?? 0;
      if (taken >= most) return null;
      open.set(sessionId, taken + 1);
      return () => {
        const left = (open.get(sessionId) ?? 1) - 1;
        if (left > 0) open.set(sessionId, left);
        else open.delete(sessionId);
      };
    },
  };
}
