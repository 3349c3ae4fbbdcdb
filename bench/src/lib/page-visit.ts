import type { Browser, CDPSession, Page } from '@playwright/test';
import { countTraffic, createBrowserContext, type Traffic } from './browser';
import type { ownerLogin } from './demo-account';
import { computeMedian } from './statistics';

/** A line as Chromium imitates it: bytes a second, and milliseconds until an answer begins. */
export interface Line {
  offline: boolean;
  downloadThroughput: number;
  uploadThroughput: number;
  latency: number;
}

/** An installer's line at home or in the office: 10 Mbit/s and 40 ms. */
export const HOME_LINE: Line = {
  offline: false,
  downloadThroughput: 10e6 / 8,
  uploadThroughput: 2e6 / 8,
  latency: 40,
};

/** A telephone's line outside the city: 1.6 Mbit/s and 150 ms. */
export const RURAL_LINE: Line = {
  offline: false,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
  latency: 150,
};

/** Screen to be opened, and the conditions under which it is opened. */
export interface VisitedScreen {
  path: string;
  /** Selector of what a person waits for. */
  usable: string;
  login?: typeof ownerLogin;
  /** As fast as this machine when left out. */
  line?: Line;
  /** How many times slower the processor of the browser is; 1 when left out. */
  slowdown?: number;
}

/** Measurements of one opening of a screen. */
export interface PageVisit extends Traffic {
  /** From the start of the navigation until the screen can be used. */
  ms: number;
  /** Processor time of the page's main thread until the screen has settled, not slowed down. */
  threadMs: number;
}

/** Time in milliseconds after which an opened screen has settled. Shorter than the wait for what may come later. */
const SETTLED_MS = 700;

/** Opens a screen in a browser with an empty cache, and a second time with a warm one. */
export async function visitTwice(
  browser: Browser,
  url: string,
  { path, usable, login, line, slowdown = 1 }: VisitedScreen,
): Promise<[PageVisit, PageVisit]> {
  const context = await createBrowserContext(browser, url, login);
  const open = async (): Promise<PageVisit> => {
    const page = await context.newPage();
    const { traffic, cdp } = await countTraffic(page);
    await startThreadClock(cdp);
    if (line) await cdp.send('Network.emulateNetworkConditions', line);
    if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(new URL(path, url).href, { waitUntil: 'commit' });
    await page.locator(usable).first().waitFor();
    const ms = await page.evaluate(() => performance.now());
    await page.waitForTimeout(SETTLED_MS * slowdown);
    const threadMs = await readThreadMs(cdp);
    await page.close();
    return { ...traffic, ms, threadMs };
  };
  const visits: [PageVisit, PageVisit] = [await open(), await open()];
  await context.close();
  return visits;
}

/** Returns the median of every measurement over several openings. */
export const computeMedianVisit = (visits: PageVisit[]): PageVisit => ({
  requests: computeMedian(visits.map(({ requests }) => requests)),
  bytes: computeMedian(visits.map(({ bytes }) => bytes)),
  codeBytes: computeMedian(visits.map(({ codeBytes }) => codeBytes)),
  ms: computeMedian(visits.map(({ ms }) => ms)),
  threadMs: computeMedian(visits.map(({ threadMs }) => threadMs)),
});

/**
 * Makes the browser count the processor time of the page's main thread. Unlike the time of a clock it says the same on a
 * busy machine.
 */
export const startThreadClock = (cdp: CDPSession): Promise<unknown> =>
  cdp.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Reads the processor time in milliseconds that the page's main thread has spent on tasks so far. */
export async function readThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Measurements of what follows a press in an open page. */
export interface Opening {
  ms: number;
  threadMs: number;
}

/** Presses something in an open page, and measures until what is waited for is there and the page has settled. */
export async function measurePress(page: Page, cdp: CDPSession, press: () => Promise<void>, drawn: string) {
  const threadBefore = await readThreadMs(cdp);
  // The clock of the page: that of the bench would count its way to the browser twice.
  await page.evaluate(() => {
    addEventListener('pointerdown', () => performance.mark('pressed'), { capture: true, once: true });
  });
  await press();
  await page.locator(drawn).first().waitFor();
  const ms = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName('pressed').at(-1)?.startTime ?? 0),
  );
  await page.waitForTimeout(SETTLED_MS);
  return { ms, threadMs: (await readThreadMs(cdp)) - threadBefore } satisfies Opening;
}
