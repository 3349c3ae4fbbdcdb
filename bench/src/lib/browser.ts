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

/** A stored session, as the product keeps it after a login. */
export async function sessionOf(
  url: string,
  email: string,
  password: string,
): Promise<Record<string, unknown> & { managerId: string }> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Login: ${response.status} ${await response.text()}`);
  return response.json();
}

export async function newContext(browser: Browser, session?: object): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  if (session) {
    await context.addInitScript(
      (text) => localStorage.setItem('girassol.session', text),
      JSON.stringify(session),
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
