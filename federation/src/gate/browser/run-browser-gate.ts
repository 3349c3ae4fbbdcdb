import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import type { LocalRelease } from '../../cli/local-release';
import type { BrowserReport, Finding } from '../../registry/operations';
import { accessibilityFindings } from './accessibility';
import { judge, type Sample } from './judge';
import { type Login, logIn } from './log-in';
import { type OpenShell, openShell } from './open-shell';

const ROUNDS = 50;
/** Rounds in which things are fetched and made that are there once. */
const WARM_UP = 10;
/** Pages that are looked at one by one. */
const PAGES = 6;
/** Where the area is not. */
const REST = '/inicio';

interface GatePage {
  open(remote: string, path: string): Promise<string>;
  round(remote: string, path: string, rest: string): Promise<string>;
  left(): Omit<Sample, 'nodes'>;
}
declare global {
  interface Window {
    girassolGate: GatePage;
  }
}

interface Options {
  chromiumPath: string;
  origin: string;
  login: Login | null;
  release: LocalRelease;
}

export interface GateResult {
  findings: Finding[];
  report: BrowserReport;
}

/**
 * Mounts and unmounts a built release fifty times in the live shell of a server, and looks at its pages: what stays
 * behind, what throws, what people who do not see or use a mouse cannot use. Nothing is published for it. Throws GF-721
 * when nobody can log in.
 */
export async function runBrowserGate(options: Options): Promise<GateResult> {
  const session = await logIn(options.origin, options.login);
  const shell = await openShell({ ...options, session });
  try {
    return await tryIn(shell, options.release);
  } finally {
    await shell.close();
  }
}

async function tryIn(shell: OpenShell, release: LocalRelease): Promise<GateResult> {
  const findings: Finding[] = [];
  const report: BrowserReport = { browser: shell.browser, pages: 0, rounds: 0 };
  try {
    const looked = await lookAtPages(shell, release);
    findings.push(...looked.findings);
    report.pages = looked.opened.length;
    const [path] = looked.opened;
    if (path) {
      findings.push(...(await mountAgainAndAgain(shell, { release, path })));
      report.rounds = ROUNDS;
    }
  } catch (error) {
    findings.push(doesNotOpen(error instanceof Error ? firstLine(error.message) : String(error)));
  }
  return { findings: [...findings, ...troubleIn(shell)], report };
}

const firstLine = (text: string) => text.split('\n')[0] ?? '';

const doesNotOpen = (what: string): Finding => ({
  code: 'GF-612',
  severity: 'error',
  what,
  how: 'open the page in the shell with girassol dev, and look at the console',
});

const troubleIn = ({ trouble }: OpenShell): Finding[] =>
  [...new Set(trouble)].map((message) =>
    doesNotOpen(`while it was opened and left, the page said: ${firstLine(message)}`),
  );

/** Opens the pages whose address needs no more than who is logged in. */
async function lookAtPages({ page, session }: OpenShell, { manifest: { name, routes } }: LocalRelease) {
  const known: Record<string, string> = { uid: session.userId, managerId: session.managerId };
  const findings: Finding[] = [];
  const opened: string[] = [];
  for (const { path } of routes) {
    if (opened.length === PAGES) break;
    const address = path.replace(/:(\w+)/g, (whole, parameter) => known[parameter] ?? whole);
    if (/[:*]/.test(address)) continue;
    const said = await page.evaluate(([remote, to]) => window.girassolGate.open(remote, to), [
      name,
      address,
    ] as const);
    // Not for whoever is logged in.
    if (said === 'elsewhere') continue;
    if (said !== 'done') {
      findings.push(doesNotOpen(`${path} does not open: ${said}`));
      continue;
    }
    opened.push(address);
    findings.push(...(await accessibilityFindings(page, name, path)));
  }
  return { findings, opened };
}

async function mountAgainAndAgain(
  { page }: OpenShell,
  { release, path }: { release: LocalRelease; path: string },
): Promise<Finding[]> {
  const { name } = release.manifest;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const rounds = async (count: number): Promise<Sample> => {
    for (let round = 0; round < count; round += 1) {
      const said = await page.evaluate(([remote, to, rest]) => window.girassolGate.round(remote, to, rest), [
        name,
        path,
        REST,
      ] as const);
      if (said !== 'done') throw new Error(`${path} does not open again: ${said}`);
    }
    return sample(page, devtools);
  };

  const half = (ROUNDS - WARM_UP) / 2;
  const before = await rounds(WARM_UP);
  const middle = await rounds(half);
  const after = await rounds(half);
  return judge(
    { before, middle, after, rounds: 2 * half },
    { sourceAt: (address) => sourceAt(release, address), detached: await detachedNodes(devtools) },
  );
}

async function sample(page: Page, devtools: CDPSession): Promise<Sample> {
  const left = await page.evaluate(() => window.girassolGate.left());
  // What only the second collection finds was held by what the first one found.
  for (let time = 0; time < 2; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return { ...left, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? 0 };
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

/** The words around a place in a file of the release: minified code has no lines to name. */
function sourceAt({ folder, manifest }: LocalRelease, address: string): string | undefined {
  const base = `/releases/${manifest.name}/${manifest.version}/`;
  const [, name = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(address.replace(base, '')) ?? [];
  if (!address.startsWith(base) || !(name in manifest.integrity)) return undefined;
  const text = readFileSync(join(folder, name), 'utf8').split('\n')[Number(line) - 1] ?? '';
  const at = Number(column) - 1;
  return text.slice(Math.max(0, at - 30), at + 60).trim();
}
