import type { Browser, Page } from '@playwright/test';
import { countTraffic, createBrowserContext } from './browser';
import { ownerLogin } from './demo-account';
import { measurePress, type Opening, startThreadClock } from './page-visit';
import type { RunningProduct } from './running-product';
import { computeMedian } from './statistics';

/** Median of what a first and a second press brings, each in a browser with an empty cache. */
export interface PressFigures {
  first: Opening;
  second: Opening;
}

/** Time in milliseconds that a person looks at a board before the first press. */
const READING_MS = 5_000;

/** Measures from the press on a card until its item and notes are drawn, for two items one after the other. */
export const measurePanel = (browser: Browser, product: RunningProduct, runs: number) =>
  measurePresses(browser, product, runs, async (page, cdp) => {
    const open = (index: number) =>
      measurePress(
        page,
        cdp,
        () => page.locator('[data-card]').nth(index).click(),
        '[role="dialog"] button:has-text("Escreva uma nota")',
      );
    const first = await open(0);
    await page.keyboard.press('Escape');
    await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
    return { first, second: await open(1) };
  });

/** Measures from the press on the menu until the list of customers is drawn, coming from the board, twice. */
export const measureList = (browser: Browser, product: RunningProduct, runs: number) =>
  measurePresses(browser, product, runs, async (page, cdp) => {
    const open = () =>
      measurePress(
        page,
        cdp,
        () => page.locator('nav a[href^="/clientes/lista"]').first().click(),
        '[data-name]',
      );
    const first = await open();
    await page.goBack();
    await page.locator('[data-card]').first().waitFor();
    return { first, second: await open() };
  });

async function measurePresses(
  browser: Browser,
  { server, accountId }: RunningProduct,
  runs: number,
  press: (page: Page, cdp: Awaited<ReturnType<typeof countTraffic>>['cdp']) => Promise<PressFigures>,
): Promise<PressFigures> {
  const found: PressFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await createBrowserContext(browser, server.url, ownerLogin);
    const page = await context.newPage();
    const { cdp } = await countTraffic(page);
    await startThreadClock(cdp);
    await page.goto(`${server.url}/vendas/funil/${accountId}`);
    await page.locator('[data-card]').first().waitFor();
    await page.waitForTimeout(READING_MS);
    found.push(await press(page, cdp));
    await context.close();
  }
  const middle = (openings: Opening[]): Opening => ({
    ms: computeMedian(openings.map(({ ms }) => ms)),
    threadMs: computeMedian(openings.map(({ threadMs }) => threadMs)),
  });
  return {
    first: middle(found.map(({ first }) => first)),
    second: middle(found.map(({ second }) => second)),
  };
}
