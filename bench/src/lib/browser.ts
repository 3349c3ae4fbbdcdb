import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../../e2e/support/chromium';

/** Starts a browser with a clean profile. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, '--enable-precise-memory-info'],
  });

/**
 * Creates a browser context with a clean profile; with a login, the context is signed in as a returning user: session
 * in the storage, cookie of the last account. Without the service worker unless `hasServiceWorker` is set.
 */
export async function createBrowserContext(
  browser: Browser,
  url: string,
  login?: { email: string; password: string },
  { hasServiceWorker = false } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // It stores the product in the background, which would be measured too.
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(60_000);
  // Functions run in the page were compiled with calls of this helper, which keeps their names.
  await context.addInitScript('globalThis.__name = (named) => named');
  if (login) {
    const answer = await context.request.post(`${url}/api/users/login`, { data: login });
    if (!answer.ok()) throw new Error(`Login: ${answer.status()} ${await answer.text()}`);
    await context.addInitScript(
      (text) => localStorage.setItem('girassol.session', text),
      await answer.text(),
    );
  }
  return context;
}

/**
 * Number of requests and bytes that a browser page has loaded: all bytes on the wire, and those of scripts,
 * styles and fonts.
 */
export interface Traffic {
  requests: number;
  /** As sent over the wire, heads included. */
  bytes: number;
  /** Bytes of scripts, styles and fonts. */
  codeBytes: number;
}

/**
 * Counts the requests and bytes of a page from the time of the call. A stream of events counts as one
 * request, without its bytes.
 */
export async function countTraffic(page: Page): Promise<{ traffic: Traffic; cdp: CDPSession }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const traffic: Traffic = { requests: 0, bytes: 0, codeBytes: 0 };
  const code = new Set<string>();
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('data:')) return;
    if (!response.fromDiskCache && !response.fromPrefetchCache) traffic.requests += 1;
    if (['Script', 'Stylesheet', 'Font'].includes(type)) code.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    if (code.has(requestId)) traffic.codeBytes += encodedDataLength;
  });
  return { traffic, cdp };
}
