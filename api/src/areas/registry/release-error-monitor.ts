/** Limit for failed openings of a release. If a release exceeds it, the server withdraws the release. */
export interface ReleaseErrorLimit {
  /** Percent of the opens that may fail. */
  percent: number;
  /** Opens, failed or not, before the share means anything. */
  leastOpens: number;
  /** Addresses, and users, that must have seen a failure: one person, wherever they are, takes nothing back. */
  leastAddresses: number;
  /** Accounts of those users: who owns one makes as many users as they like. */
  leastAccounts: number;
}

/**
 * Default limit for failed openings of a release, beyond which the server withdraws the release: 10 % of at
 * least 20 openings, failed for 3 users at 3 addresses in 2 accounts.
 */
export const defaultReleaseErrorLimit: ReleaseErrorLimit = {
  percent: 10,
  leastOpens: 20,
  leastAddresses: 3,
  leastAccounts: 2,
};

/** Release that exceeded the limit for failed openings, with its number of failures and openings. */
export interface ExceededErrorLimit {
  remote: string;
  version: string;
  failures: number;
  opens: number;
}

interface ReportedOpening {
  at: number;
  address: string;
  user: string;
  account: string;
  isFailure: boolean;
}

const WINDOW_MS = 10 * 60_000;
/**
 * Time in milliseconds in which equal reports of a user count once, so that a page that fails in a loop is one failure.
 */
const DEDUPLICATION_MS = 20_000;
/** Maximum number of recent reports per release. The oldest are dropped, because more would not change the rate. */
const MAX_SAMPLES = 5_000;

/**
 * Creates a monitor of the error rate of every release over the last ten minutes, from the reports of
 * signed-in users. `saw` adds a report. If a failure exceeds the limit, `saw` returns the figures and
 * restarts the count.
 */
export function createReleaseErrorMonitor(limit: ReleaseErrorLimit) {
  const releases = new Map<string, ReportedOpening[]>();

  return {
    saw(
      { remote, version }: { remote: string; version: string },
      { address, user, account, isFailure, at = Date.now() }: Omit<ReportedOpening, 'at'> & { at?: number },
    ): ExceededErrorLimit | null {
      const key = `${remote}@${version}`;
      const recent = (releases.get(key) ?? []).filter((seen) => at - seen.at < WINDOW_MS).slice(-MAX_SAMPLES);
      const isRepeated = recent.some(
        (seen) => seen.user === user && seen.isFailure === isFailure && at - seen.at < DEDUPLICATION_MS,
      );
      if (!isRepeated) recent.push({ at, address, user, account, isFailure });
      releases.set(key, recent);
      if (!isFailure || isRepeated || recent.length < limit.leastOpens) return null;

      const failed = recent.filter((seen) => seen.isFailure);
      const count = (name: 'address' | 'user' | 'account') => new Set(failed.map((seen) => seen[name])).size;
      if (
        Math.min(count('address'), count('user')) < limit.leastAddresses ||
        count('account') < limit.leastAccounts ||
        failed.length * 100 <= recent.length * limit.percent
      )
        return null;
      releases.delete(key);
      return { remote, version, failures: failed.length, opens: recent.length };
    },
  };
}

/** Monitor of the error rate of every release over the last ten minutes. */
export type ReleaseErrorMonitor = ReturnType<typeof createReleaseErrorMonitor>;
