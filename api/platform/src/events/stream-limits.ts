import type { Caller } from '../access/caller';

/** Reason of a refused stream: its session, its person or its account has as many as it may have. */
export type StreamLimit = 'session' | 'person' | 'account';

/**
 * Maximum numbers of event streams in this process. One per tab, and nobody works in more tabs at once: of one session,
 * and of one person on all devices together. Of one account as many as a company of hundreds of people opens.
 */
export const MAX_STREAMS: Readonly<Record<StreamLimit, number>> = { session: 20, person: 60, account: 600 };

const limits = ['session', 'person', 'account'] as const;

/** Present figures of the event streams of this process, for metrics. */
interface StreamFigures {
  open: number;
  /** Streams of the account that has the most. */
  mostOfOneAccount: number;
  refused: Readonly<Record<StreamLimit, number>>;
}

type StreamHolder = Pick<Caller, 'sessionId' | 'userId' | 'accountId'>;

/** Limiter of the open event streams of each session, person and account. */
export interface StreamLimiter {
  /** Takes a place; returns the function that frees it, or the limit that is reached. */
  take(caller: StreamHolder): (() => void) | StreamLimit;
  getFigures(): StreamFigures;
}

/** Creates a limiter of the numbers of open event streams. */
export function createStreamLimiter(
  most: Readonly<Record<StreamLimit, number>> = MAX_STREAMS,
): StreamLimiter {
  const open = { session: new Map<string, number>(), person: new Map(), account: new Map() };
  const refused = { session: 0, person: 0, account: 0 };
  let total = 0;

  const getKey = (limit: StreamLimit, { sessionId, userId, accountId }: StreamHolder): string =>
    ({ session: sessionId, person: userId, account: accountId })[limit];

  function add(caller: StreamHolder, count: 1 | -1): void {
    total += count;
    for (const limit of limits) {
      const key = getKey(limit, caller);
      const now = (open[limit].get(key) ?? 0) + count;
      if (now > 0) open[limit].set(key, now);
      else open[limit].delete(key);
    }
  }

  return {
    take(caller) {
      const reached = limits.find((limit) => (open[limit].get(getKey(limit, caller)) ?? 0) >= most[limit]);
      if (reached) {
        refused[reached] += 1;
        return reached;
      }
      add(caller, 1);
      return () => add(caller, -1);
    },
    getFigures: () => ({
      open: total,
      mostOfOneAccount: Math.max(0, ...open.account.values()),
      refused: { ...refused },
    }),
  };
}
