import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storageKeys } from '@girassol/shared-auth/storage';
import type { Session } from '@girassol/shared-domain';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type Request,
  type Route,
} from 'playwright-core';
import type { LocalRelease } from '../../cli/local-release';
import { allowImportMap } from '../../page/allow-import-map';
import { addReleaseToIndexPage } from '../../page/index-page';
import type { ResolvedRegistry, ResolvedRemote } from '../../registry/manifest';
import type { GateFinding } from '../../registry/operations';
import { getAreaElementId } from '../../remote/area-element';
import { loadApiCalls } from '../load-api-calls';
import { behaviorFindings } from './behavior-findings';
import { blockedWriteAnswer, createRequestRules, type RequestRules } from './blocked-writes';
import type { ApiRequest } from './own-requests';
import { createPageGuard, type PageGuard } from './page-guard';
import { createPageInspector } from './page-inspector';
import { describeLocation, locateWords } from './source-at';
import { toIncidentFinding } from './to-incident-finding';
import { type CurrentGateAction, watchErrors } from './trouble';

/** Scripts that run in a page before any other script, in this order. */
const watchers = ['watch-page.js', 'behavior-page.js', 'guard-page.js', 'press-page.js'].map((name) =>
  fileURLToPath(new URL(`../../../page/${name}`, import.meta.url)),
);

const flags = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  // Compiled code of often visited pages is on the heap too and would be counted as a leak.
  '--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation --no-flush-bytecode',
  // Chromium's own sandbox does not work for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Path of the shell's home page, where the checked area is not mounted. */
export const HOME_PATH = '/inicio';

/**
 * Shell of a server, opened in a separate browser, with a release added to its pages that the server does not
 * have.
 */
export interface OpenedShell {
  /** With no other remote on it: what stays behind is this release's. */
  page: Page;
  guard: PageGuard;
  /** Another page, with the other remotes as they are live. */
  openAmongOthers(): Promise<{ page: Page; guard: PageGuard; saying: CurrentGateAction }>;
  session: Session;
  /** Tells requests that write from requests that only ask. */
  rules: RequestRules;
  /** Requests of `page` to the API so far. */
  requests: readonly ApiRequest[];
  /** A page with a clock of its own, which can be moved: in a context of its own, since a context has one clock. */
  openWithClock(): Promise<PageWithClock>;
  /** Errors of the pages so far. */
  trouble: GateFinding[];
  /** Files of other remotes that the release asked for. */
  strays: GateFinding[];
  /** Current action on `page`, to describe errors that occur meanwhile. */
  saying: CurrentGateAction;
  /** Rejects with a `PageHangError` once one of the pages hangs. */
  hang: Promise<never>;
  /** Files of the release that were asked for. */
  served: ReadonlySet<string>;
  /** Name and number of the browser. */
  browser: string;
  close(): Promise<void>;
}

/** Page with a clock of its own. */
export interface PageWithClock {
  page: Page;
  requests: readonly ApiRequest[];
  saying: CurrentGateAction;
  close(): Promise<void>;
}

interface Options {
  /** Path of the browser. */
  chromiumPath: string;
  origin: string;
  session: Session;
  release: LocalRelease;
}

/**
 * Opens the home page of a server's shell in a separate browser, with a release added that the server does
 * not have.
 */
export async function openShell({ chromiumPath, origin, session, release }: Options): Promise<OpenedShell> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: flags,
    // No token of the command is in reach of what runs in there.
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
  });
  try {
    const own = new URL(origin).origin;
    const trouble: GateFinding[] = [];
    const strays: GateFinding[] = [];
    const prepareContext = async () => {
      const context = await createContext(browser, origin, session);
      // Of every page, also one that the release opens.
      await context.route(
        ({ protocol, origin: asked }) => /^http/.test(protocol) && asked !== own,
        (route) => {
          const request = route.request();
          if (`${request.url()} ${request.postData() ?? ''}`.includes(session.token))
            strays.push(createSentSessionFinding(release, request.url()));
          return route.abort();
        },
      );
      return context;
    };
    const context = await prepareContext();
    const containers = await othersOn(origin, release);
    const rules = createRequestRules((await loadApiCalls(origin))?.asking);
    let onHang: (error: unknown) => void = () => undefined;
    const hang = new Promise<never>((_resolve, reject) => {
      onHang = reject;
    });
    hang.catch(() => undefined);
    const served = new Set<string>();
    const { name, version } = release.manifest;
    const readWork = await createWorkReader(browser);
    /** Opens a page with everything that watches it, and the release added to it. */
    const prepare = async (
      { newPage }: Pick<BrowserContext, 'newPage'>,
      { others, hasClock, saying: current }: { others: Others; hasClock: boolean; saying: CurrentGateAction },
    ) => {
      const page = await newPage();
      const isAlone = others === 'alone';
      watchErrors(page, { release, saying: current }, (finding) => trouble.push(finding));
      await page.addInitScript({
        content: buildWatchScript(release, { session, containers: isAlone ? containers : null }),
      });
      await page.route(
        ({ origin: asked }) => asked === own,
        answerWith({ release, others, served, strays, rules }),
      );
      const inspector = await createPageInspector(page, {
        files: `/releases/${name}/${version}/`,
        readWork,
        onBlock: ({ location, ms }) => {
          // A moved clock does the work of seconds at once.
          if (!hasClock)
            trouble.push(behaviorFindings.blocks(ms / 1_000, describeLocation(release, location)));
        },
      });
      inspector.hang.catch(onHang);
      return { page, requests: recordApiRequests(page), isAlone, inspector };
    };
    const open = async (others: Others) => {
      const saying: CurrentGateAction = { while: null };
      const { page, requests, isAlone, inspector } = await prepare(
        { newPage: () => context.newPage() },
        { others, saying, hasClock: false },
      );
      await openHomePage(page);
      return { page, requests, saying, guard: createPageGuard(page, { inspector, release, isAlone }) };
    };
    const openWithClock = async (): Promise<PageWithClock> => {
      const later = await prepareContext();
      await later.clock.install();
      const current: CurrentGateAction = { while: null };
      const { page, requests } = await prepare(
        { newPage: () => later.newPage() },
        { others: 'alone', saying: current, hasClock: true },
      );
      await openHomePage(page);
      return { page, requests, saying: current, close: () => later.close() };
    };
    // It may hang before its first page is there.
    const first = await Promise.race([open('alone'), hang]);
    return {
      ...first,
      openAmongOthers: () => open('among others'),
      openWithClock,
      rules,
      session,
      trouble,
      strays,
      hang,
      served,
      browser: `Chromium ${browser.version()}`,
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/**
 * Maximum time until the frame of the shell is drawn with its menu, in milliseconds. A user without a menu is waited for
 * no longer, and then the frame is not compared.
 */
const FRAME_PATIENCE_MS = 20_000;

/**
 * Loads the home page of the shell completely and records its state, with which later states are compared. The frame is
 * recorded only once it stands with its labels, so that a busy machine cannot make a part of it look taken away.
 */
export async function openHomePage(page: Page): Promise<void> {
  await page.goto(HOME_PATH);
  await page.waitForFunction(() => 'girassolGate' in window && document.querySelector('h1'));
  await page
    .waitForFunction(() => window.girassolGuard.isFrameDrawn(), undefined, { timeout: FRAME_PATIENCE_MS })
    .catch(() => undefined);
  await page.evaluate(() => {
    window.girassolGuard.rest();
    window.girassolBehavior.rest();
  });
}

/** Builds the script that watches a page. On a page with other remotes, `main` also contains their contributions. */
function buildWatchScript(
  { manifest: { name, container } }: LocalRelease,
  { session, containers }: { session: Session; containers: string[] | null },
): string {
  const own = [`#${getAreaElementId(name)}`, ...(containers ? [] : ['main'])].join(', ');
  const begin = (watcher: string, about: object) => `${watcher}.begin(${JSON.stringify(about)});`;
  return [
    ...watchers.map((path) => readFileSync(path, 'utf8')),
    begin('girassolGuard', { name, own, containers: containers ?? [] }),
    begin('girassolBehavior', {
      name,
      own,
      container,
      token: session.token,
      sessionKey: storageKeys.session,
    }),
  ].join('\n');
}

/** Creates a function that reads how long each process of pages has worked, in milliseconds, also while a page hangs. */
async function createWorkReader(browser: Browser): Promise<() => Promise<ReadonlyMap<number, number>>> {
  const devtools = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime * 1_000]));
  };
}

/** Records the requests of a page to the API while they come and are answered. */
function recordApiRequests(page: Page): readonly ApiRequest[] {
  const requests: ApiRequest[] = [];
  const open = new Map<Request, ApiRequest>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const recorded = { method: request.method(), path: pathname, start: performance.now() };
    open.set(request, recorded);
    requests.push(recorded);
  });
  const end = (request: Request) => {
    const recorded = open.get(request);
    if (recorded) recorded.end = performance.now();
    open.delete(request);
  };
  // Whoever awaits `fetch` goes on when the answer begins, before its body is there.
  page.on('response', (response) => end(response.request()));
  page.on('requestfailed', end);
  return requests;
}

/** Names of the globals that other live remotes have. */
async function othersOn(origin: string, { manifest }: LocalRelease): Promise<string[]> {
  const answer = await fetch(`${origin}/federation/registry`);
  const { remotes }: ResolvedRegistry = await answer.json();
  return remotes.filter(({ name }) => name !== manifest.name).map(({ container }) => container);
}

async function createContext(browser: Browser, origin: string, session: Session): Promise<BrowserContext> {
  const localStorage = [{ name: storageKeys.session, value: JSON.stringify(session) }];
  return browser.newContext({
    baseURL: origin,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    serviceWorkers: 'block',
  });
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

type Others = Parameters<typeof addReleaseToIndexPage>[2];

interface Served {
  release: LocalRelease;
  others: Others;
  served: Set<string>;
  strays: GateFinding[];
  rules: RequestRules;
}

/**
 * Index pages come with the release in them, its files from the disk. Everything else is the server's, but for what would
 * change something there, and what the page reports of itself.
 */
function answerWith({ release, others, served, strays, rules }: Served) {
  const { manifest, folder } = release;
  const baseUrl = `/releases/${manifest.name}/${manifest.version}/`;
  const candidate: ResolvedRemote = { ...manifest, baseUrl };
  return async (route: Route): Promise<void> => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (/^\/federation\/(csp-)?reports$/.test(pathname)) return route.fulfill({ status: 204 });
    if (!rules.mayReachServer(request.method(), pathname)) return route.fulfill(blockedWriteAnswer);
    if (request.isNavigationRequest()) {
      const response = await route.fetch();
      const text = await response.text();
      // A document of the server has no remotes in it.
      if (!text.includes('id="girassol-page"')) return route.fulfill({ response, body: text });
      const body = addReleaseToIndexPage(text, candidate, others);
      const headers = response.headers();
      const policy = allowImportMap(headers['content-security-policy'] ?? '', body);
      return route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy } });
    }
    // Alone on the page, nobody else asks for them.
    const [, other] = /^\/releases\/(mfe-[\w-]+)\//.exec(pathname) ?? [];
    if (others === 'alone' && other && other !== manifest.name) {
      strays.push(strayRequest(release, other));
      return route.fulfill({ status: 404 });
    }
    if (!pathname.startsWith(baseUrl)) return route.continue();
    const name = normalize(decodeURIComponent(pathname.slice(baseUrl.length)));
    if (!(name in manifest.integrity) && name !== 'remote.json') return route.fulfill({ status: 404 });
    served.add(name);
    return route.fulfill({
      body: await readFile(join(folder, name)),
      contentType: types[extname(name)] ?? 'application/octet-stream',
      headers: { 'access-control-allow-origin': '*' },
    });
  };
}

/** Creates the finding of a session that is sent to another origin (GF-644). */
function createSentSessionFinding(release: LocalRelease, url: string): GateFinding {
  const { origin, hostname } = new URL(url);
  const places = {
    getLocation: (address: string) => describeLocation(release, address),
    getLocationOfWords: () => undefined,
  };
  return toIncidentFinding(
    ['session', `it sends the session to ${origin}`, locateWords(release, [hostname]) ?? null],
    places,
  );
}

function strayRequest(release: LocalRelease, other: string): GateFinding {
  const where = locateWords(release, [other]) ?? null;
  const places = {
    getLocation: (address: string) => describeLocation(release, address),
    getLocationOfWords: () => undefined,
  };
  return toIncidentFinding(['other', `a file of ${other}`, where], places);
}
