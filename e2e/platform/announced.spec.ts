import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/product';

/**
 * File that no screen waits for: the store of what was read. The page carries its hash, so that no list of hashes is asked for
 * either.
 */
const besideTheScreen = /\/offline-database\.\w+\.js$/;

/** Files that a first screen fetches although its page cannot know them, by the address of the screen. */
const exceptions: Record<string, RegExp> = {
  // The section that stands first depends on the rights of the person.
  '/configuracoes': /^\/releases\/mfe-account\//,
  // A package that areas share among themselves comes from whichever loads first.
  '/financeiro': /^\/releases\/mfe-account\//,
};

/** Milliseconds after the load of a page within which nothing has come that waits until the page is quiet. */
const BEFORE_QUIET_MS = 1_800;

/** Returns the names of the scripts that the page fetched without an announcement in its HTML, before it was quiet. */
async function listUnannouncedScripts(page: Page, address: string): Promise<string[]> {
  const response = await page.goto(address, { waitUntil: 'load' });
  const html = (await response?.text()) ?? '';
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // All that may come before the page is quiet has been asked for by then.
  const quietTime = await page.evaluate((quietMs) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (navigation?.loadEventEnd ?? 0) + quietMs;
  }, BEFORE_QUIET_MS);
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(quietTime);
  const fetched = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < until && /\.js(on)?$/.test(name))
        .map(({ name }) => new URL(name).pathname),
    quietTime,
  );
  return fetched.filter((path) => !html.includes(`"${path}"`));
}

test('the login finds all its scripts announced in the page, and asks for no list of hashes', async ({
  page,
}) => {
  expect(await listUnannouncedScripts(page, '/login')).toEqual([]);
});

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
    const unexplained = late.filter(
      (path) => !besideTheScreen.test(path) && !exceptions[address]?.test(path),
    );
    if (unexplained.length > 0) found[address] = unexplained;
  }
  expect(found).toEqual({});
});
