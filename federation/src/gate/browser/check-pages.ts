import { matchesPath } from '@girassol/shared-domain';
import type { LocalRelease } from '../../cli/local-release';
import type { RemoteManifest } from '../../registry/manifest';
import type { GateFinding } from '../../registry/operations';
import { checkAccessibility } from './accessibility';
import type { createBehaviorChecks } from './check-behavior';
import { type OpenedShell, openHomePage } from './opened-shell';
import { waitForQuiet } from './own-requests';
import { pressControls } from './press-controls';
import { createFailureFinding } from './trouble';
import { typeIntoFields } from './type-into-fields';

/** Maximum number of pages that are checked. */
const MAX_PAGES = 17;
/** Addresses of one route that are tried: the first may be of something that is not for whoever is logged in. */
const TRIES = 3;

type Routes = RemoteManifest['routes'];

interface Looked {
  /** Addresses that opened, one of each route. */
  opened: string[];
  /** Patterns of routes for which no address was found, or none that opens for whoever is logged in. */
  unreached: string[];
}

interface Options {
  release: LocalRelease;
  checks: ReturnType<typeof createBehaviorChecks>;
  findings: GateFinding[];
  /** Also presses controls and types into fields. */
  isWhole: boolean;
}

/**
 * Opens each route of an area once, with parameters from the session and from links on the area's pages. Checks each
 * page, presses its controls, and appends to `findings` while it runs.
 */
export async function checkPages(
  shell: OpenedShell,
  { release, checks, findings, isWhole }: Options,
): Promise<Looked> {
  const { session, page, guard, requests } = shell;
  const { name, routes } = release.manifest;
  const pressed: string[] = [];
  /** A page that was pressed may stand in the way of the next one. */
  let isAsItWas = true;
  const known: Record<string, string> = { uid: session.userId, managerId: session.managerId };
  // A document written by the server is not a page of the area.
  const pages = routes.filter(({ isDocument }) => !isDocument);
  const seen = new Map<string, string[]>(pages.map(({ path }) => [path, []]));
  const waiting: string[] = [];
  /** Puts an address on the list, when its route has not had its share. */
  const offer = (address: string, isFound: boolean) => {
    const addresses = seen.get(findRoute(routes, address) ?? '');
    if (!addresses || addresses.length === TRIES || addresses.includes(address)) return;
    addresses.push(address);
    // Pages behind an id are found only by chance, so they come before pages that can be opened at any time.
    if (isFound) waiting.unshift(address);
    else waiting.push(address);
  };
  for (const { path } of pages) {
    const address = path.replace(/:(\w+)/g, (whole, parameter) => known[parameter] ?? whole);
    if (!/[:*]/.test(address)) offer(address, false);
  }

  const opened = new Map<string, string>();
  const broken = new Set<string>();
  for (let address = waiting.shift(); address && opened.size < MAX_PAGES; address = waiting.shift()) {
    const route = findRoute(routes, address) ?? address;
    if (opened.has(route) || broken.has(route)) continue;
    if (!isAsItWas) await openHomePage(page);
    isAsItWas = true;
    const asked = requests.length;
    const said = await openPage(shell, name, address);
    // Not for whoever is logged in.
    if (said === 'elsewhere') continue;
    if (said !== 'done') {
      findings.push(createFailureFinding(`${route} does not open: ${said}`));
      broken.add(route);
      isAsItWas = false;
      continue;
    }
    await waitForQuiet(() => requests.slice(asked));
    const looked = await guard.whileOpen(route, () => checkAccessibility(page, `#app-${name}`, route));
    findings.push(...looked.result, ...looked.findings);
    if (looked.findings.length > 0) {
      // It leaves the page no time for anything else.
      broken.add(route);
      isAsItWas = false;
      continue;
    }
    const { access = [] } = routes.find(({ path }) => path === route) ?? {};
    findings.push(
      ...(await checks.checkOpened({
        path: route,
        requests: requests.slice(asked),
        isForStrangers: access.includes('loggedOut'),
      })),
    );
    opened.set(route, address);
    for (const link of await page.evaluate((remote) => window.girassolGate.links(remote), name))
      offer(link, true);
    if (isWhole)
      isAsItWas =
        (await pressControls(shell, { release, pressed, path: route })) &&
        (await typeIntoFields(shell, { release, pressed, path: route }));
    findings.push(...(await guard.collectFindings()));
  }
  const unreached = pages.map(({ path }) => path).filter((path) => !opened.has(path) && !broken.has(path));
  const left = new Set(waiting.map((address) => findRoute(routes, address)));
  const unlooked = [
    ...notLookedAt(
      'nothing links to',
      unreached.filter((path) => !left.has(path)),
    ),
    ...notLookedAt(
      `after ${MAX_PAGES} others`,
      unreached.filter((path) => left.has(path)),
    ),
  ];
  findings.push(...unlooked);
  return { opened: [...opened.values()], unreached };
}

/** Finds the route that answers an address: of several that match, the one with the fewest parameters. */
function findRoute(routes: Routes, address: string): string | undefined {
  const [path = ''] = address.split('?');
  const parameters = (pattern: string) => pattern.split(/[:*]/).length;
  return routes
    .map((route) => route.path)
    .filter((pattern) => matchesPath(pattern, path))
    .sort((one, other) => parameters(one) - parameters(other))[0];
}

async function openPage({ page }: OpenedShell, remote: string, address: string): Promise<string> {
  try {
    return await page.evaluate(([name, to]) => window.girassolGate.open(name, to), [
      remote,
      address,
    ] as const);
  } catch (error) {
    // The shell hands some addresses to the server, which answers with a document of its own.
    if (!/context was destroyed|navigation/i.test(String(error))) throw error;
    await page.waitForLoadState();
    await openHomePage(page);
    return 'elsewhere';
  }
}

function notLookedAt(why: string, routes: string[]): GateFinding[] {
  if (routes.length === 0) return [];
  return [
    {
      code: 'GF-632',
      severity: 'warning',
      what: `pages that were not looked at (${why}): ${routes.join(', ')}`,
      how: 'link to them from another page of the area, log in as somebody who has what they show, or look at them yourself',
    },
  ];
}
