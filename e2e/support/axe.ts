import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules that a theme can break; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** A rule that axe counts as experimental: whoever speaks to a page says what is written on its buttons. */
const labelRule = { 'label-content-name-mismatch': { enabled: true } };

/**
 * Runs axe on the page in the light and in the dark theme and returns a text for each violation, with the rule and the
 * element.
 */
export async function listAxeFindings(page: Page): Promise<string[]> {
  const byDay = await analyse(page, { rules: labelRule });
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await analyse(page, { runOnly: colourRules });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byNight.map((finding) => `in the dark: ${finding}`)];
}

/**
 * Runs axe on a state of a page that has no address, such as a window, a menu or a filled form; `state` is
 * the name of the test step. `journeys/accessibility.spec.ts` covers the states that have an address.
 */
export const listAxeFindingsInState = (page: Page, state: string): Promise<string[]> =>
  test.step(`axe: ${state}`, () => listAxeFindings(page));

/** A list that waits for its next rows is pale; a screen that is looked at while it loads stays so. */
const LOADING_MS = 3_000;

async function analyse(page: Page, options: RunOptions = {}): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"], [data-skeleton]'))
    .toHaveCount(0, { timeout: LOADING_MS })
    .catch(() => undefined);
  // An element that is still moving has half its colour.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
  return runInPage(page, { ...options, resultTypes: ['violations'] });
}

/**
 * Runs axe in the page as it stands: the product has no frames, and the half megabyte of axe is brought once for both looks.
 */
async function runInPage(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    // It has just been brought into this page.
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, chosen);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);
}

/**
 * Returns the Playwright tags of a test for a screen size: `@full` for the phone, since the quick run covers
 * the wide screen only.
 */
export const getScreenSizeTags = (screen: string): string[] => (screen === 'phone' ? ['@full'] : []);

/** Browser contexts by screen size, wide and phone, on which every page must be accessible. */
export const screenSizes: Record<string, BrowserContextOptions> = {
  wide: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
};
