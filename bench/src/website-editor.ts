import type { Browser, Page } from '@playwright/test';
import { countTraffic, createBrowserContext, openBrowser } from './lib/browser';
import { ownerLogin } from './lib/demo-account';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { type RunningProduct, withRunningProduct } from './lib/running-product';
import { computeMedian, computePercentile, formatKilobytes, formatMs } from './lib/statistics';

// The editor of a site: from a key to its letter in the preview, from the server's answer to its page in front, and what
// the editor transfers.
//   pnpm bench website-editor

const PORT = 18_804;
const KEYS = 60;
const SWAPS = 20;
const TYPING_TARGET = 32;
const SWAP_TARGET = 150;
const VISITS = 5;

const heading = (page: Page) => page.getByRole('textbox', { name: /^Título/ });

async function openEditor(browser: Browser, { server, accountId }: RunningProduct): Promise<Page> {
  const context = await createBrowserContext(browser, server.url, ownerLogin);
  const page = await context.newPage();
  await page.goto(`${server.url}/editar-website/${accountId}`);
  await page.frameLocator('iframe[data-front]').locator('h1').waitFor();
  await heading(page).waitFor();
  return page;
}

/** Notes, for each key, how long it takes until its letter is painted in the page of the preview, ms. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const taken: number[] = [];
    const shown = () =>
      document.querySelector<HTMLIFrameElement>('iframe[data-front]')?.contentDocument?.querySelector('h1')
        ?.textContent;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const before = shown();
        const look = () => {
          if (shown() === before) {
            requestAnimationFrame(look);
            return;
          }
          // A message sent in the callback of a frame arrives after that frame was painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => taken.push(performance.now() - timeStamp);
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
    Object.assign(window, { taken });
  });

async function typed(page: Page): Promise<number[]> {
  await heading(page).focus();
  await page.keyboard.press('End');
  await watchKeys(page);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('abcdefghij'.charAt(key % 10));
    await page.waitForTimeout(120);
  }
  return page.evaluate(() => (window as unknown as { taken: number[] }).taken);
}

/** From the answer that names the next page to that page in front, ms: each time a block is moved. */
async function swapped(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const swaps: number[] = [];
    new MutationObserver((changes) => {
      const isFront = changes.some(({ target }) => (target as Element).hasAttribute('data-front'));
      if (!isFront) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const asked = performance
            .getEntriesByType('resource')
            .findLast(({ name }) => name.includes('/api/websites/preview/')) as
            | PerformanceResourceTiming
            | undefined;
          if (asked) swaps.push(performance.now() - asked.responseEnd);
        };
        port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, attributeFilter: ['data-front'] });
    Object.assign(window, { swaps });
  });
  const counted = () => page.evaluate(() => (window as unknown as { swaps: number[] }).swaps.length);
  await page.getByRole('list', { name: 'Blocos da página' }).locator('[aria-current]').focus();
  for (let swap = 0; swap < SWAPS; swap += 1) {
    const before = await counted();
    await page.keyboard.press(swap % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
    await page.waitForFunction(
      (count) => (window as unknown as { swaps: number[] }).swaps.length > count,
      before,
    );
    await page.waitForTimeout(150);
  }
  return page.evaluate(() => (window as unknown as { swaps: number[] }).swaps);
}

/** Measures the bytes that a screen transfers on the first visit. */
async function measureFirstTransfer(
  browser: Browser,
  product: RunningProduct,
  path: string,
  usable: string,
): Promise<number> {
  const context = await createBrowserContext(browser, product.server.url, ownerLogin);
  const page = await context.newPage();
  const { traffic } = await countTraffic(page);
  await page.goto(product.server.url + path);
  await page.locator(usable).first().waitFor();
  await page.waitForTimeout(1_000);
  await context.close();
  return traffic.bytes;
}

const browser = await openBrowser();
const measured = await withRunningProduct({ port: PORT }, async (product) => {
  const page = await openEditor(browser, product);
  const keys = await typed(page);
  const swaps = await swapped(page);
  await page.context().close();
  const editor: number[] = [];
  const board: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    editor.push(
      await measureFirstTransfer(
        browser,
        product,
        `/editar-website/${product.accountId}`,
        'iframe[data-front]',
      ),
    );
    board.push(
      await measureFirstTransfer(browser, product, `/vendas/funil/${product.accountId}`, '[data-card]'),
    );
  }
  return { keys, swaps, editor, board };
}).finally(() => browser.close());

const within = (what: string, samples: number[], target: number): MeasuredFigure => ({
  what: `${what}, median and p95 of ${samples.length}`,
  measured: `${formatMs(computeMedian(samples))}, ${formatMs(computePercentile(samples, 0.95))}`,
  target: `< ${target} ms`,
  met: computeMedian(samples) < target,
});

recordFigures('website-editor', [
  within('key to painted letter in the preview', measured.keys, TYPING_TARGET),
  within("the server's page in front, from its address", measured.swaps, SWAP_TARGET),
  {
    what: 'editor with its preview: transferred',
    measured: formatKilobytes(computeMedian(measured.editor)),
    target: '',
  },
  {
    what: 'board beside it: transferred',
    measured: formatKilobytes(computeMedian(measured.board)),
    target: 'as before the area',
  },
]);
