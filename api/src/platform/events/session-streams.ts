/** Streams that one session may hold in this process: one a tab, and nobody works in more tabs at once. */
export const MOST_STREAMS = 20;

/** Counts the open streams of each session. */
export function countStreams(most = MOST_STREAMS) {
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
