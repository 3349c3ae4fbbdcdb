/**
 * Creates a cache of session checks that all streams of a session share: tabs opened together check at the same time,
 * and a database with one connection would be queried for each of them.
 * @param freshFor milliseconds for which an answer holds
 */
export function createSessionCheckCache<Found>(freshFor: number, now: () => number = Date.now) {
  const asked = new Map<string, { at: number; found: Promise<Found> }>();
  return {
    ask(sessionId: string, look: () => Promise<Found>): Promise<Found> {
      const before = asked.get(sessionId);
      if (before && now() - before.at < freshFor) return before.found;
      const found = look();
      asked.set(sessionId, { at: now(), found });
      return found;
    },
    /** A stream of the session has ended; others ask anew. */
    forget: (sessionId: string): boolean => asked.delete(sessionId),
  };
}
