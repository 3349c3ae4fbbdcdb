import AxeBuilder from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from '@playwright/test';

/** What axe finds on the page as it stands, in words that say where. */
export async function findings(page: Page): Promise<string[]> {
  // What is still moving has half its colour.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** The screens that everything must be readable on. */
export const screens: Record<string, BrowserContextOptions> = {
  'wide, light': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'wide, dark': { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  'phone, light': { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  'phone, dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
};
