import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/product';

/**
 * Scripts that a first screen fetches although its page does not announce them, by the address of the screen, and why
 * that costs nobody a wait.
 */
const exceptions: Record<string, RegExp> = {};

/** Milliseconds after the load of a page within which nothing has come that waits until the page is quiet. */
const BEFORE_QUIET_MS = 1_800;

/** Returns the names of the scripts that the page fetched without an announcement in its HTML, before it was quiet. */
async function listUnannouncedScripts(page: Page, address: string): Promise<string[]> {
  const response = await page.goto(address, { waitUntil: 'load' });
  const html = (await response?.text()) ?? '';
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate((quietMs) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isEarly = ({ startTime }: PerformanceEntry) =>
      startTime < (navigation?.loadEventEnd ?? 0) + quietMs;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => isEarly(entry) && /\.js(on)?$/.test(entry.name))
      .map(({ name }) => new URL(name).pathname);
  }, BEFORE_QUIET_MS);
  return fetched.filter((path) => !html.includes(`"${path}"`));
}

test('the first screen of every area finds all its scripts announced in the page', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'owner');
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links.filter({ hasText: 'Vendas' }).first()).toBeVisible();
  const addresses = await links.evaluateAll((elements) => [
    ...new Set(elements.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
  ]);
  expect(addresses.length).toBeGreaterThan(10);
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    const late = await listUnannouncedScripts(page, address);
    const unexplained = late.filter((path) => !exceptions[address]?.test(path));
    if (unexplained.length > 0) found[address] = unexplained;
  }
  expect(found).toEqual({});
});
