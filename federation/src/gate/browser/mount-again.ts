import type { CDPSession, Page } from 'playwright-core';
import type { LocalRelease } from '../../cli/local-release';
import type { GateFinding } from '../../registry/operations';
import { findMountLeaks, type MemorySample, type MemorySamples } from './judge';
import { HOME_PATH, type OpenedShell } from './opened-shell';
import { readSourceAt } from './source-at';

/** Mounts in all, at least; in the last two fifths and the two before them nothing may grow any more. */
const ROUNDS = 50;
const HALF = 20;

/** Visits of each page in a half that make a suspicion certain: a timer that is just on is counted once by chance. */
const CERTAIN = 3;

/**
 * Mounts and unmounts an area at least fifty times, at each of its pages in turn. Returns the number of
 * mounts, and findings on resources that stay behind. A page that leads elsewhere when it is opened again, such as a step
 * that has no draft any more, is a warning: the visit counts, since it mounted the area as well.
 */
export async function mountRepeatedly(
  { page }: OpenedShell,
  { release, paths }: { release: LocalRelease; paths: readonly string[] },
): Promise<{ findings: GateFinding[]; rounds: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const ledOn = new Set<string>();
  const visits = async (ofEach: number): Promise<MemorySample> => {
    for (let visit = 0; visit < ofEach; visit += 1)
      for (const path of paths) if ((await visitPage(page, release, path)) === 'elsewhere') ledOn.add(path);
    return sample(page, devtools);
  };

  const pages = paths.length;
  const half = Math.max(1, Math.floor(HALF / pages));
  // Everything that is loaded or created only once exists after these visits.
  const first = Math.max(1, Math.ceil((ROUNDS - 2 * half * pages) / pages));
  const before = await visits(first);
  const middle = await visits(half);
  const after = await visits(half);
  const judged = async (samples: MemorySamples) =>
    findMountLeaks(samples, {
      sourceAt: (address) => readSourceAt(release, address),
      detached: await detachedNodes(devtools),
    });
  let rounds = pages * (first + 2 * half);
  let leaks = await judged({ before, middle, after, pages, visits: half });
  const isCertain = half >= CERTAIN && leaks.every(({ code }) => code !== 'GF-641');
  if (leaks.length > 0 && !isCertain) {
    const again = Math.max(CERTAIN, half);
    const later = { before: after, middle: await visits(again), after: await visits(again) };
    leaks = await judged({ ...later, pages, visits: again });
    rounds += 2 * again * pages;
  }
  return { findings: ledOn.size > 0 ? [...leaks, createLedOnFinding([...ledOn])] : leaks, rounds };
}

/**
 * Mounts and unmounts an area once, at one of its pages: what stays behind is asked for afterwards. Returns a warning
 * when the page leads elsewhere, as in repeated mounts.
 */
export async function mountOnce(
  { page }: OpenedShell,
  { release, path }: { release: LocalRelease; path: string },
): Promise<GateFinding[]> {
  return (await visitPage(page, release, path)) === 'elsewhere' ? [createLedOnFinding([path])] : [];
}

/** Opens a page of the area from the home page and goes back there. Throws when the page does not open. */
async function visitPage(
  page: Page,
  { manifest }: LocalRelease,
  path: string,
): Promise<'done' | 'elsewhere'> {
  const said = await page.evaluate(([remote, to, rest]) => window.girassolGate.round(remote, to, rest), [
    manifest.name,
    path,
    HOME_PATH,
  ] as const);
  if (said === 'done' || said === 'elsewhere') return said;
  throw new Error(`${path} does not open again: ${said}`);
}

const createLedOnFinding = (paths: readonly string[]): GateFinding => ({
  code: 'GF-632',
  severity: 'warning',
  what: `pages that led elsewhere when they were opened again: ${paths.join(', ')}`,
  how: 'nothing, where the page needs what an earlier one left; otherwise let it open at any time',
});

async function sample(page: Page, devtools: CDPSession): Promise<MemorySample> {
  const left = await page.evaluate(() => window.girassolGate.left());
  // A second collection frees what objects freed by the first one held.
  for (let time = 0; time < 2; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { ...left, nodes: metric('Nodes'), heap: metric('JSHeapUsedSize') };
}

/** Names of the trees that are in memory and not in the page, the most frequent first. */
async function detachedNodes(devtools: CDPSession): Promise<string[]> {
  const { detachedNodes: trees } = await devtools
    .send('DOM.getDetachedDomNodes')
    .catch(() => ({ detachedNodes: [] }));
  const counts = new Map<string, number>();
  for (const { treeNode } of trees) {
    const kind = treeNode.nodeName.toLowerCase();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([kind, count]) => `${count} × ${kind}`);
}
