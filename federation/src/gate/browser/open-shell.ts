import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storageKeys } from '@girassol/shared-auth/storage';
import type { Session } from '@girassol/shared-domain';
import { type Browser, type BrowserContext, chromium, type Page, type Route } from 'playwright-core';
import type { LocalRelease } from '../../cli/local-release';
import { withCandidate } from '../../page/index-page';
import type { ResolvedRemote } from '../../registry/manifest';
import { troubleOf } from './trouble';

const watchPage = fileURLToPath(new URL('../../../page/watch-page.js', import.meta.url));

const flags = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  // Chromium's own sandbox does not work for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Where the area is not: the shell's own home. */
export const REST = '/inicio';

/** The shell of a server in a browser of its own, with a release in it that the server does not know. */
export interface OpenShell {
  /** With no other remote on it: what stays behind is this release's. */
  page: Page;
  /** Another page, with the other remotes as they are live. */
  openAmongOthers(): Promise<Page>;
  session: Session;
  /** What went wrong in the pages so far. */
  trouble: string[];
  /** Files of the release that were asked for. */
  served: ReadonlySet<string>;
  /** Name and number of the browser. */
  browser: string;
  close(): Promise<void>;
}

interface Options {
  /** Path of the browser. */
  chromiumPath: string;
  origin: string;
  session: Session;
  release: LocalRelease;
}

/** Opens it at the home page. */
export async function openShell({ chromiumPath, origin, session, release }: Options): Promise<OpenShell> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: flags,
    // No token of the command is in reach of what runs in there.
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
  });
  try {
    const context = await contextOf(browser, origin, session);
    const own = new URL(origin).origin;
    // Of every page, also one that the release opens.
    await context.route(
      ({ protocol, origin: asked }) => /^http/.test(protocol) && asked !== own,
      (route) => route.abort(),
    );
    const trouble: string[] = [];
    const served = new Set<string>();
    const open = async (others: Others) => {
      const page = await context.newPage();
      troubleOf(page, release.manifest, (said) => trouble.push(said));
      await page.addInitScript({ path: watchPage });
      await page.route(({ origin: asked }) => asked === own, answerWith({ release, others, served }));
      await goHome(page);
      return page;
    };
    return {
      page: await open('alone'),
      openAmongOthers: () => open('among others'),
      session,
      trouble,
      served,
      browser: `Chromium ${browser.version()}`,
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** Begins anew at the home page. */
export async function goHome(page: Page): Promise<void> {
  await page.goto(REST);
  await page.waitForFunction(() => 'girassolGate' in window && document.querySelector('h1'));
}

async function contextOf(browser: Browser, origin: string, session: Session): Promise<BrowserContext> {
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

type Others = Parameters<typeof withCandidate>[2];

interface Served {
  release: LocalRelease;
  others: Others;
  served: Set<string>;
}

/**
 * Index pages come with the release in them, its files from the disk. Everything else is the server's, but for what the
 * page reports of itself.
 */
function answerWith({ release: { manifest, folder }, others, served }: Served) {
  const baseUrl = `/releases/${manifest.name}/${manifest.version}/`;
  const candidate: ResolvedRemote = { ...manifest, baseUrl };
  return async (route: Route): Promise<void> => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (/^\/federation\/(csp-)?reports$/.test(pathname)) return route.fulfill({ status: 204 });
    if (request.isNavigationRequest()) {
      const response = await route.fetch();
      const text = await response.text();
      // A document of the server has no remotes in it.
      const body = text.includes('id="girassol-page"') ? withCandidate(text, candidate, others) : text;
      return route.fulfill({ response, body });
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
