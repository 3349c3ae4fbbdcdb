import type { Browser, Page } from '@playwright/test';
import { createBrowserContext, openBrowser } from './lib/browser';
import { ownerLogin } from './lib/demo-account';
import { measureOfflineWrites } from './lib/offline-writes';
import { buildLoadFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import { computeMedian, computePercentile, formatMs } from './lib/statistics';

// Working without a signal: what the service worker costs online, how fast the board opens offline, and what becomes of fifty
// writes of two people when tabs and server are killed while they are sent.
//   pnpm bench offline [20 runs]

const PORT = 18_931;
const [RUNS = 20] = process.argv.slice(2).map(Number).filter(Boolean);
const PAIRS = 20;
const OFFLINE_RELOADS = 20;
/** Limits of the start with the worker: of the median without it, or in milliseconds more. */
const MAX_START_SHARE = 1.05;
const MAX_START_MORE_MS = 20;

/** Opens the board in a browser of its own, which notes when the first card of each page is there. */
async function openBoard(
  browser: Browser,
  url: string,
  path: string,
  hasServiceWorker: boolean,
): Promise<Page> {
  const context = await createBrowserContext(browser, url, ownerLogin, { hasServiceWorker });
  await context.addInitScript(() => {
    // As the login leaves it: a logout leads to the login, not to the page for visitors, which the server writes.
    localStorage.setItem('girassol.login-preference', 'true');
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[data-card]')) return;
      observer.disconnect();
      Object.assign(window, { firstCardAt: performance.now() });
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  await page.goto(url + path);
  await readStart(page);
  return page;
}

/** Returns the milliseconds from the navigation to the first card. */
async function readStart(page: Page): Promise<number> {
  await page.locator('[data-card]').first().waitFor();
  return page.evaluate(() => Reflect.get(window, 'firstCardAt'));
}

async function reload(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  const start = await readStart(page);
  // What follows the start must not run into the next one.
  await page.waitForTimeout(1_500);
  return start;
}

const readDevice = (page: Page) =>
  page.evaluate(async () => {
    let bytes = 0;
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        urls.push(request.url);
        bytes += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
      }
    }
    let answers = 0;
    for (const { name = '' } of await indexedDB.databases())
      answers += await new Promise<number>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => {
          const database = request.result;
          const names = [...database.objectStoreNames];
          const transaction = database.transaction(names);
          const counts = names.map((store) => transaction.objectStore(store).count());
          transaction.oncomplete = () => {
            database.close();
            resolve(counts.reduce((sum, { result }) => sum + result, 0));
          };
        };
      });
    return { bytes, urls, answers };
  });

async function waitUntilKept(page: Page): Promise<void> {
  for (;;) {
    const { urls, answers } = await readDevice(page);
    if (urls.some((url) => url.endsWith('/offline-page')) && answers > 0) return;
    await page.waitForTimeout(500);
  }
}

const browser = await openBrowser();
await withRunningProduct({ port: PORT }, async ({ server, place, accountId }) => {
  const path = `/vendas/funil/${accountId}`;
  const plain = await openBoard(browser, server.url, path, false);
  const worked = await openBoard(browser, server.url, path, true);
  await waitUntilKept(worked);

  const without: number[] = [];
  const withWorker: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    without.push(await reload(plain));
    withWorker.push(await reload(worked));
  }

  await worked.context().setOffline(true);
  const offline: number[] = [];
  for (let time = 0; time < OFFLINE_RELOADS; time += 1) offline.push(await reload(worked));
  const kept = await readDevice(worked);
  await worked
    .getByRole('button', { name: /Dono da Conta/ })
    .first()
    .click();
  await worked.getByRole('menuitem', { name: 'Sair' }).click();
  await worked.waitForTimeout(1_000);
  const left = await readDevice(worked);

  for (const page of [plain, worked]) await page.context().close();
  const writes = await measureOfflineWrites(browser, { server, place, port: PORT, runs: RUNS });

  const before = computeMedian(without);
  const after = computeMedian(withWorker);
  const isCheap = after <= before * MAX_START_SHARE || after <= before + MAX_START_MORE_MS;
  const calls = kept.urls.filter((url) => url.includes('/api/')).length;
  recordFigures('offline', [
    {
      what: `offline reload to the board, median and p95 of ${OFFLINE_RELOADS}`,
      measured: `${formatMs(computeMedian(offline))}, ${formatMs(computePercentile(offline, 0.95))}`,
      target: '<= 1 s',
      met: computePercentile(offline, 0.95) <= 1_000,
    },
    {
      what: `online start without and with the worker, median of ${PAIRS} pairs`,
      measured: `${formatMs(before)}, ${formatMs(after)}`,
      target: '<= 1.05x or <= 20 ms more',
      met: isCheap,
    },
    { what: 'stored by the worker, unpacked', measured: `${Math.round(kept.bytes / 1024)} kB`, target: '' },
    { what: "calls in the worker's cache", measured: `${calls}`, target: '0', met: calls === 0 },
    {
      what: 'answers on the device before and after the logout',
      measured: `${kept.answers}, ${left.answers}`,
      target: '0 after',
      met: left.answers === 0,
    },
    {
      what: `${writes.written} offline writes in ${RUNS} runs with kills: done, asked about`,
      measured: `${writes.done}, ${writes.asked}`,
      target: 'all',
      met: writes.done + writes.asked === writes.written,
    },
    {
      what: 'of them lost, done twice',
      measured: `${writes.lost}, ${writes.twice}`,
      target: '0, 0',
      met: writes.lost + writes.twice === 0,
    },
    buildLoadFigure(),
  ]);
});
await browser.close();
