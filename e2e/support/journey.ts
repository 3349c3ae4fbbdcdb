import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type Caller, logIn } from './api';
import { type DemoLogin, watchForPageErrors } from './product';

interface Journey {
  /** Origin of the product. */
  origin: string;
  /** Somebody logged in, as the API sees them. */
  as(account: DemoLogin): Promise<Caller>;
  /** Opens a browser of this person's own, logged in, at an address. */
  enter(person: DemoLogin | Caller, address: string, options?: BrowserContextOptions): Promise<Page>;
}

/**
 * Playwright test of a journey through the product. Every page that the journey opens must neither throw nor violate
 * its security policy.
 */
export const test = base.extend<Journey>({
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('playwright.config.ts names no baseURL');
    await use(baseURL);
  },

  as: async ({ origin }, use) => {
    await use((account) => logIn(origin, account));
  },

  page: async ({ page }, use) => {
    const checkTrouble = watchForPageErrors(page);
    await use(page);
    checkTrouble();
  },

  enter: async ({ browser, origin }, use) => {
    const checks: (() => void)[] = [];
    const close: (() => Promise<void>)[] = [];
    await use(async (person, address, options = {}) => {
      const { session } = typeof person === 'string' ? await logIn(origin, person) : person;
      const context = await browser.newContext({
        ...options,
        storageState: { cookies: [], origins: [{ origin, localStorage: buildLocalStorage(session) }] },
      });
      const page = await context.newPage();
      checks.push(watchForPageErrors(page));
      close.push(() => context.close());
      await page.goto(address);
      return page;
    });
    for (const check of checks) check();
    for (const end of close) await end();
  },
});

export { expect } from '@playwright/test';

/** Returns the local storage of a browser in which this session is logged in. */
function buildLocalStorage(session: Caller['session']) {
  return [
    { name: 'girassol.session', value: JSON.stringify(session) },
    { name: 'girassol.login-preference', value: 'true' },
    { name: 'girassol.last-email', value: session.email },
  ];
}
