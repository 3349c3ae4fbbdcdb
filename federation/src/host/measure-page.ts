import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { ResolvedRemote } from '../registry/manifest';
import { type Owner, ownerOfNode, ownerOfScript, SHELL } from './attribution';
import type { VitalName } from './handle';

interface Options {
  remotes: readonly ResolvedRemote[];
  onVital(owner: Owner, vital: VitalName, value: number): void;
  /** So many tasks of more than 50 ms, since the last time. */
  onLongTasks(owner: Owner, count: number): void;
}

/** How often long tasks are told, milliseconds. */
const GATHER = 30_000;

/** Measures how the page feels, and whose doing it is. Fetched when the page has settled: it must not be in its own way. */
export function measurePage({ remotes, onVital, onLongTasks }: Options): void {
  const tell = ({ name, value }: Metric, owner: Owner) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS') onVital(owner, name, value);
  };
  onLCP((metric) => tell(metric, ownerOfNode(metric.entries.at(-1)?.element, remotes)));
  onINP((metric) =>
    tell(metric, ownerOfNode(metric.entries.find(({ target }) => target)?.target ?? null, remotes)),
  );
  onCLS((metric) => {
    const largest = [...metric.entries].sort((one, other) => other.value - one.value)[0];
    tell(metric, ownerOfNode(largest?.sources.find(({ node }) => node)?.node, remotes));
  });

  const counts = new Map<Owner, number>();
  watchLongTasks((owner) => counts.set(owner, (counts.get(owner) ?? 0) + 1));
  const flush = () => {
    for (const [owner, count] of counts) onLongTasks(owner, count);
    counts.clear();
  };
  setInterval(flush, GATHER);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}

/** A frame that took long, as browsers that know which script it was describe it. */
interface LongFrame extends PerformanceEntry {
  scripts: { sourceURL: string; duration: number }[];
}

const isLongFrame = (entry: PerformanceEntry): entry is LongFrame => 'scripts' in entry;

function watchLongTasks(onTask: (owner: Owner) => void): void {
  const known = PerformanceObserver.supportedEntryTypes;
  // Without the script nobody is to blame by guess: a long task is then the page's, that is the shell's.
  const type = ['long-animation-frame', 'longtask'].find((name) => known.includes(name));
  if (!type) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onTask(isLongFrame(entry) ? longestOwner(entry) : SHELL);
  }).observe({ type, buffered: true });
}

/** Who worked longest in a frame. */
function longestOwner({ scripts }: LongFrame): Owner {
  const times = new Map<Owner, number>();
  for (const { sourceURL, duration } of scripts) {
    const owner = ownerOfScript(sourceURL) ?? SHELL;
    times.set(owner, (times.get(owner) ?? 0) + duration);
  }
  return [...times].sort(([, one], [, other]) => other - one)[0]?.[0] ?? SHELL;
}
