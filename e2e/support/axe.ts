import AxeBuilder from '@axe-core/playwright';
import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';

/** The rules that a theme can break; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, by day and by night, in words that say where. */
export async function findings(page: Page): Promise<string[]> {
  const byDay = await analyse(page, axeOn(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await analyse(page, axeOn(page).withRules(colourRules));
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byNight.map((finding) => `in the dark: ${finding}`)];
}

/**
 * The same of a state that no address leads to: a window, a menu, a form that is filled. `state` says which. Whatever has an
 * address is looked at by `journeys/accessibility.spec.ts`.
 */
export const findingsInState = (page: Page, state: string): Promise<string[]> =>
  test.step(`axe: ${state}`, () => findings(page));

// Everything runs in the page itself: the product has no frames, and a second page for each look takes seconds. What is in
// order is not described.
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** A list that waits for its next rows is pale; a screen that is looked at while it loads stays so. */
const LOADING_MS = 3_000;

async function analyse(page: Page, axe: AxeBuilder): Promise<string[]> {
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
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** The tags of a test by the screen that it runs on: what the quick run looks at on a wide one is left out on a phone. */
export const wideFirst = (screen: string): string[] => (screen === 'phone' ? ['@full'] : []);

/** The screens that everything must be readable on. */
export const screens: Record<string, BrowserContextOptions> = {
  wide: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
};
