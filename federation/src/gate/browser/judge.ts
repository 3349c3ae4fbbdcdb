import type { Finding } from '../../registry/operations';

/** What is there while the area is not on screen. */
export interface Sample {
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

/** Three samples, so many visits of each page apart, after the first visits have fetched what is fetched once. */
export interface Samples {
  before: Sample;
  middle: Sample;
  after: Sample;
  pages: number;
  /** Of each page, from `before` to `middle` and again to `after`. */
  visits: number;
}

/** Bytes that every visit must leave, of every page on average, before it is more than chance. */
const HEAVY = 20 * 1024;

interface Options {
  /** What stands in a release at `/releases/…/1.js:1:20`; undefined where it is another's file. */
  sourceAt(address: string): string | undefined;
  /** Names of elements that are in memory and not in the page, the most frequent first. */
  detached: string[];
}

/**
 * Grew by (nearly) one with each of so many visits, all the way: what a visit leaves behind, not what a page keeps once.
 * Answers how much of it a visit left.
 */
function perVisit(
  { before, middle, after }: Samples,
  visits: number,
  count: (sample: Sample) => number,
): number {
  const first = count(middle) - count(before);
  const second = count(after) - count(middle);
  const isSteady = Math.min(first, second) >= visits * 0.8;
  return isSteady ? (first + second) / (2 * visits) : 0;
}

/** What mounting and unmounting leaves behind each time, with where it comes from and what mends it. */
export function judge(samples: Samples, { sourceAt, detached }: Options): Finding[] {
  const finding = (code: Finding['code'], what: string, how: string): Finding => ({
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
  const heap = perVisit(samples, samples.visits * samples.pages, (sample) => sample.heap / HEAVY) * HEAVY;
  // Nodes that stay are most of it already.
  if (heap > 0 && nodes === 0)
    findings.push(
      finding(
        'GF-641',
        `${Math.round(heap / 1024)} kB stay in memory`,
        'look for what grows outside of components: a list, a map, a cache without an end',
      ),
    );
  return findings;
}
