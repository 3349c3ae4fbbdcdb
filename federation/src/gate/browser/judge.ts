import type { GateFinding } from '../../registry/operations';

/**
 * Counts of listeners, timers, style rules, nodes and heap bytes that a page holds while the checked area is
 * not on screen.
 */
export interface MemorySample {
  /** `listener resize on window @ /releases/…/1.js:1:20` or `timer setInterval @ …` -> how many. */
  on: Record<string, number>;
  /** Style sheets, and the rules in all of them. */
  styles: number;
  rules: number;
  /** DOM nodes that are in memory, in the page or not, after a collection. */
  nodes: number;
  /** Bytes of JavaScript that are in use, after a collection. */
  heap: number;
}

/**
 * Three memory samples of a page, with an equal number of visits of each page of the area in between, taken
 * after first visits that fill the caches.
 */
export interface MemorySamples {
  before: MemorySample;
  middle: MemorySample;
  after: MemorySample;
  pages: number;
  /** Number of visits of each page between `before` and `middle`, and again between `middle` and `after`. */
  visits: number;
}

/**
 * Bytes that each visit of one page must leave, and all visits between two samples together, before it is more than chance.
 * An amount of this kind is counted again over as many visits: less than this the engine itself keeps now and then.
 */
const HEAVY_VISIT = 8 * 1024;
const HEAVY_HALF = 100 * 1024;

interface Options {
  /**
   * Returns the source at a location such as `/releases/…/1.js:1:20`; undefined where the file is not the release's.
   */
  sourceAt(address: string): string | undefined;
  /** Names of elements that are in memory and not in the page, the most frequent first. */
  detached: string[];
}

/** Measures by how much something grew in the first half of the visits, and in the second. */
const measureGrowth = (
  { before, middle, after }: MemorySamples,
  count: (sample: MemorySample) => number,
): readonly [number, number] => [count(middle) - count(before), count(after) - count(middle)];

/**
 * Grew by (nearly) one with each of so many visits, all the way: what a visit leaves behind, not what a page keeps once.
 * Answers how much of it a visit left.
 */
function perVisit(samples: MemorySamples, visits: number, count: (sample: MemorySample) => number): number {
  const [first, second] = measureGrowth(samples, count);
  const isSteady = Math.min(first, second) >= visits * 0.8;
  return isSteady ? (first + second) / (2 * visits) : 0;
}

/**
 * Finds resources that each mount and unmount of an area leaves behind (GF-613 to GF-616, GF-640, GF-641),
 * and returns findings with their origin and remedy.
 */
export function findMountLeaks(samples: MemorySamples, { sourceAt, detached }: Options): GateFinding[] {
  const finding = (code: GateFinding['code'], what: string, how: string): GateFinding => ({
    code,
    severity: 'error',
    what: `${what}, each time the area is left`,
    how,
  });

  const kept = Object.keys(samples.after.on).filter(
    (what) => perVisit(samples, samples.visits, ({ on }) => on[what] ?? 0) > 0,
  );
  const findings = kept.map((found) => {
    const [what = '', address = ''] = found.split(' @ ');
    const source = sourceAt(address);
    const place = source ? `${address}: ${source}` : address;
    if (what.startsWith('open '))
      return finding(
        'GF-640',
        `a ${what.slice('open '.length)} stays open, from ${place}`,
        'close it in the clean-up of its effect',
      );
    return what.startsWith('timer')
      ? finding('GF-614', `a ${what} stays on, from ${place}`, 'stop it in the clean-up of its effect')
      : finding('GF-613', `a ${what} stays, from ${place}`, 'take it away in the clean-up of its effect');
  });

  const styles = perVisit(samples, samples.visits, (sample) => sample.styles);
  const rules = perVisit(samples, samples.visits, (sample) => sample.rules);
  if (styles > 0 || rules > 0)
    findings.push(
      finding(
        'GF-615',
        styles > 0 ? `${styles.toFixed(1)} style sheets stay` : `${rules.toFixed(1)} rules of styles stay`,
        'make styled components outside of components, and take away a style element that you add',
      ),
    );
  // Their number is not exact: one page alone must leave as many as all visits together could by chance.
  const nodes = perVisit(samples, samples.visits * samples.pages, (sample) => sample.nodes);
  if (nodes > 0)
    findings.push(
      finding(
        'GF-616',
        `${Math.round(nodes)} nodes stay in memory${detached.length > 0 ? ` (${detached.join(', ')})` : ''}`,
        'look for what still points at them: a listener, a timer, a variable outside of components, a portal',
      ),
    );
  const { visits, pages } = samples;
  const heap = Math.min(...measureGrowth(samples, (sample) => sample.heap));
  // Nodes that stay are most of it already.
  if (heap >= Math.max(visits * HEAVY_VISIT, HEAVY_HALF) && nodes === 0)
    findings.push(
      finding(
        'GF-641',
        `${Math.round(heap / (visits * pages) / 1024)} kB stay in memory`,
        'look for what grows outside of components: a list, a map, a cache without an end',
      ),
    );
  return findings;
}
