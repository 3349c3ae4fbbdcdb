/** When a release is taken back by the server itself. */
export interface ErrorLimit {
  /** Percent of the opens that may fail. */
  percent: number;
  /** Opens, failed or not, before the share means anything. */
  leastOpens: number;
  /** Addresses, and users, that must have seen a failure: one person, wherever they are, takes nothing back. */
  leastAddresses: number;
}

export const defaultErrorLimit: ErrorLimit = { percent: 10, leastOpens: 20, leastAddresses: 3 };

/** Why a release is to be taken back. */
export interface Excess {
  remote: string;
  version: string;
  failures: number;
  opens: number;
}

interface Seen {
  at: number;
  address: string;
  user: string;
  isFailure: boolean;
}

const WINDOW_MS = 10 * 60_000;
/** One user counts once in this time, so that a page that fails in a loop is one failure. */
const ONCE_MS = 20_000;
/** Beyond this the oldest go: a figure over thousands says no more than one over this many. */
const MOST_SEEN = 5_000;

/**
 * Watches the error rate of every release over the last ten minutes, as users who are signed in report it. `saw` answers the excess when this very failure
 * brings a release over the limit, and begins to count anew.
 */
export function watchErrors(limit: ErrorLimit) {
  const releases = new Map<string, Seen[]>();

  return {
    saw(
      { remote, version }: { remote: string; version: string },
      { address, user, isFailure, at = Date.now() }: Omit<Seen, 'at'> & { at?: number },
    ): Excess | null {
      const key = `${remote}@${version}`;
      const recent = (releases.get(key) ?? []).filter((seen) => at - seen.at < WINDOW_MS).slice(-MOST_SEEN);
      const isRepeated = recent.some(
        (seen) => seen.user === user && seen.isFailure === isFailure && at - seen.at < ONCE_MS,
      );
      if (!isRepeated) recent.push({ at, address, user, isFailure });
      releases.set(key, recent);
      if (!isFailure || isRepeated || recent.length < limit.leastOpens) return null;

      const failed = recent.filter((seen) => seen.isFailure);
      const addresses = new Set(failed.map((seen) => seen.address)).size;
      const users = new Set(failed.map((seen) => seen.user)).size;
      if (
        Math.min(addresses, users) < limit.leastAddresses ||
        failed.length * 100 <= recent.length * limit.percent
      )
        return null;
      releases.delete(key);
      return { remote, version, failures: failed.length, opens: recent.length };
    },
  };
}

export type ErrorWatch = ReturnType<typeof watchErrors>;
