import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';

/** A browser with a clean profile per measurement. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
      '--enable-precise-memory-info',
    ],
  });

/** A clean profile; with a login, signed in as a returning person is: session in the storage, cookie of the last account. */
export async function newContext(
  browser: Browser,
  url: string,
  login?: { email: string; password: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  context.setDefaultTimeout(60_000);
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

export interface Traffic {
  requests: number;
  /** As sent over the wire, heads included. */
  bytes: number;
  /** Of these, scripts, styles and fonts. */
  codeBytes: number;
}

/** Counts what a page sends for, from now on. Streams of events count as one request, without their bytes. */
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
