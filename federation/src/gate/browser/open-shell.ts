import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storageKeys } from '@girassol/shared-auth/storage';
import type { Session } from '@girassol/shared-domain';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { LocalRelease } from '../../cli/local-release';
import { withCandidate } from '../../page/index-page';
import type { ResolvedRemote } from '../../registry/manifest';

const watchPage = fileURLToPath(new URL('../../../page/watch-page.js', import.meta.url));

const flags = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  // Chromium's own sandbox does not work for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The shell of a server in a browser of its own, with a release in it that the server does not know. */
export interface OpenShell {
  page: Page;
  session: Session;
  /** What went wrong in the page so far. */
  trouble: string[];
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
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags });
  try {
    const page = await pageOf(browser, origin, session);
    const trouble: string[] = [];
    page.on('pageerror', ({ message }) => trouble.push(message));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && /Content Security Policy|TrustedScript|integrity/i.test(text))
        trouble.push(text);
    });
    await page.addInitScript({ path: watchPage });
    await serveCandidate(page, release);
    await page.goto('/inicio');
    await page.waitForFunction(() => 'girassolGate' in window && document.querySelector('h1'));
    const close = () => browser.close();
    return { page, session, trouble, browser: `Chromium ${browser.version()}`, close };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

async function pageOf(browser: Browser, origin: string, session: Session): Promise<Page> {
  const localStorage = [{ name: storageKeys.session, value: JSON.stringify(session) }];
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    serviceWorkers: 'block',
  });
  return context.newPage();
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Index pages come with the release in them, its files from the disk. Everything else is the server's. */
async function serveCandidate(page: Page, { manifest, folder }: LocalRelease): Promise<void> {
  const baseUrl = `/releases/${manifest.name}/${manifest.version}/`;
  const candidate: ResolvedRemote = { ...manifest, baseUrl };
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) {
      const response = await route.fetch();
      return route.fulfill({ response, body: withCandidate(await response.text(), candidate) });
    }
    if (!pathname.startsWith(baseUrl)) return route.continue();
    const name = normalize(decodeURIComponent(pathname.slice(baseUrl.length)));
    if (!(name in manifest.integrity) && name !== 'remote.json') return route.fulfill({ status: 404 });
    return route.fulfill({
      body: await readFile(join(folder, name)),
      contentType: types[extname(name)] ?? 'application/octet-stream',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}
