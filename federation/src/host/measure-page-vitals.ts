import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { ResolvedRemote } from '../registry/manifest';
import { type CodeOwner, findNodeOwner, findScriptOwner, SHELL_OWNER } from './attribution';
import type { VitalName } from './handle';

interface Options {
  remotes: readonly ResolvedRemote[];
  onVital(owner: CodeOwner, vital: VitalName, value: number): void;
  /** Called with the number of tasks over 50 ms since the last call. */
  onLongTasks(owner: CodeOwner, count: number): void;
}

/** Interval between reports of long tasks, in milliseconds. */
const REPORT_INTERVAL_MS = 30_000;

/**
 * Measures web vitals and long tasks of the page, with the remotes that cause them. The module is fetched
 * after the page has settled, so that fetching does not affect the measurements.
 */
export function measurePageVitals({ remotes, onVital, onLongTasks }: Options): void {
  const tell = ({ name, value }: Metric, owner: CodeOwner) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS') onVital(owner, name, value);
  };
  onLCP((metric) => tell(metric, findNodeOwner(metric.entries.at(-1)?.element, remotes)));
  onINP((metric) =>
    tell(metric, findNodeOwner(metric.entries.find(({ target }) => target)?.target ?? null, remotes)),
  );
  onCLS((metric) => {
    const largest = [...metric.entries].sort((one, other) => other.value - one.value)[0];
    tell(metric, findNodeOwner(largest?.sources.find(({ node }) => node)?.node, remotes));
  });

  const counts = new Map<CodeOwner, number>();
  watchLongTasks((owner) => counts.set(owner, (counts.get(owner) ?? 0) + 1));
  const flush = () => {
    for (const [owner, count] of counts) onLongTasks(owner, count);
    counts.clear();
  };
  setInterval(flush, REPORT_INTERVAL_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}

/** A frame that took long, as browsers that know which script it was describe it. */
interface LongFrame extends PerformanceEntry {
  scripts: { sourceURL: string; duration: number }[];
}

const isLongFrame = (entry: PerformanceEntry): entry is LongFrame => 'scripts' in entry;

function watchLongTasks(onTask: (owner: CodeOwner) => void): void {
  const known = PerformanceObserver.supportedEntryTypes;
  // Without the script nobody is to blame by guess: a long task is then the page's, that is the shell's.
  const type = ['long-animation-frame', 'longtask'].find((name) => known.includes(name));
  if (!type) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onTask(isLongFrame(entry) ? findLongestOwner(entry) : SHELL_OWNER);
  }).observe({ type, buffered: true });
}

/** Returns the owner whose scripts took longest in a frame. */
function findLongestOwner({ scripts }: LongFrame): CodeOwner {
  const times = new Map<CodeOwner, number>();
  for (const { sourceURL, duration } of scripts) {
    const owner = findScriptOwner(sourceURL) ?? SHELL_OWNER;
    times.set(owner, (times.get(owner) ?? 0) + duration);
  }
  return [...times].sort(([, one], [, other]) => other - one)[0]?.[0] ?? SHELL_OWNER;
}
