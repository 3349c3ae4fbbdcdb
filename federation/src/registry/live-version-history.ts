import type { LiveReleaseTarget, RegistryChangeAction } from './registry-change-actions';

/**
 * Recorded change of a registry line (the live version of one remote for one scope), with the versions before
 * and after.
 */
export interface LiveVersionChange extends LiveReleaseTarget {
  remote: string;
  action: RegistryChangeAction;
  /** A share of the users, beside the line of the whole scope. */
  isShare: boolean;
  /** Live from then on; null: the line ended, and the wider one holds. */
  version: string | null;
  versionBefore: string | null;
}

/**
 * Earlier live versions of one remote in one scope: `good` ones, and versions that were rolled back
 * (`leftBehind`).
 */
export interface LiveVersionHistory extends LiveReleaseTarget {
  remote: string;
  /** Versions that were live for the whole scope, the last one first, without those that somebody stepped back from. */
  good: string[];
  /** Versions that were stepped back from, by a person or the server, and not rolled out again since. */
  leftBehind: string[];
}

/**
 * Builds the history of live versions of each remote and scope from the registry's changes, which are given
 * oldest first.
 */
export function buildLiveHistories(steps: readonly LiveVersionChange[]): LiveVersionHistory[] {
  const histories = new Map<string, LiveVersionHistory>();
  for (const step of steps) {
    const { remote, scope, target } = step;
    const key = `${remote} ${scope} ${target}`;
    const history = histories.get(key) ?? { remote, scope, target, good: [], leftBehind: [] };
    histories.set(key, history);
    follow(history, step);
  }
  return [...histories.values()];
}

function follow(
  history: LiveVersionHistory,
  { action, isShare, version, versionBefore }: LiveVersionChange,
): void {
  const without = (versions: string[], gone: string) => versions.filter((known) => known !== gone);
  if ((action === 'rollback' || action === 'return') && versionBefore) {
    history.good = without(history.good, versionBefore);
    history.leftBehind = [...without(history.leftBehind, versionBefore), versionBefore];
  }
  if (!version) return;
  history.leftBehind = without(history.leftBehind, version);
  if (!isShare) history.good = [version, ...without(history.good, version)];
}
