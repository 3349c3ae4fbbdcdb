import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules that a theme can break; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, by day and by night, in words that say where. */
export async function findings(page: Page): Promise<string[]> {
  const byDay = await analyse(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await analyse(page, { runOnly: colourRules });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byNight.map((finding) => `in the dark: ${finding}`)];
}

/**
 * The same of a state that no address leads to: a window, a menu, a form that is filled. `state` says which. Whatever has an
 * address is looked at by `journeys/accessibility.spec.ts`.
 */
export const findingsInState = (page: Page, state: string): Promise<string[]> =>
  test.step(`axe: ${state}`, () => findings(page));

/** A list that waits for its next rows is pale; a screen that is looked at while it loads stays so. */
const LOADING_MS = 3_000;

async function analyse(page: Page, options: RunOptions = {}): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"], [data-skeleton]'))
    .toHaveCount(0, { timeout: LOADING_MS })
    .catch(() => undefined);
  // What is still moving has half its colour.
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

/** The tags of a test by the screen that it runs on: what the quick run looks at on a wide one is left out on a phone. */
export const wideFirst = (screen: string): string[] => (screen === 'phone' ? ['@full'] : []);

/** The screens that everything must be readable on. */
export const screens: Record<string, BrowserContextOptions> = {
  wide: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
};
