import type { LiveAction, LivePlace } from './operations';

/** One change of a line of the registry, as far as it says what was live. */
export interface LiveStep extends LivePlace {
  remote: string;
  action: LiveAction;
  /** A share of the users, beside the line of the whole scope. */
  isShare: boolean;
  /** Live from then on; null: the line ended, and the wider one holds. */
  version: string | null;
  versionBefore: string | null;
}

/** What the history of one scope says, of everything that was live in it. */
export interface LiveHistory extends LivePlace {
  remote: string;
  /** Versions that were live for the whole scope, the last one first, without those that somebody stepped back from. */
  good: string[];
  /** Versions that were stepped back from, by a person or the server, and not rolled out again since. */
  leftBehind: string[];
}

/** Reads the history of the registry, oldest change first. */
export function readHistory(steps: readonly LiveStep[]): LiveHistory[] {
  const histories = new Map<string, LiveHistory>();
  for (const step of steps) {
    const { remote, scope, target } = step;
    const key = `${remote} ${scope} ${target}`;
    const history = histories.get(key) ?? { remote, scope, target, good: [], leftBehind: [] };
    histories.set(key, history);
    follow(history, step);
  }
  return [...histories.values()];
}

function follow(history: LiveHistory, { action, isShare, version, versionBefore }: LiveStep): void {
  const without = (versions: string[], gone: string) => versions.filter((known) => known !== gone);
  if ((action === 'rollback' || action === 'return') && versionBefore) {
    history.good = without(history.good, versionBefore);
    history.leftBehind = [...without(history.leftBehind, versionBefore), versionBefore];
  }
  if (!version) return;
  history.leftBehind = without(history.leftBehind, version);
  if (!isShare) history.good = [version, ...without(history.good, version)];
}
