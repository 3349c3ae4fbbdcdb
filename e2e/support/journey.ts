import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type Caller, logIn } from './api';
import { type Account, watchForTrouble } from './product';

interface Journey {
  /** Where the product is. */
  origin: string;
  /** Somebody logged in, as the API sees them. */
  as(account: Account): Promise<Caller>;
  /** Opens a browser of this person's own, logged in, at an address. */
  enter(person: Account | Caller, address: string, options?: BrowserContextOptions): Promise<Page>;
}

/** A journey through the product. Every page it opens is watched: none may throw or break its security policy. */
export const test = base.extend<Journey>({
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('playwright.config.ts names no baseURL');
    await use(baseURL);
  },

  as: async ({ origin }, use) => {
    await use((account) => logIn(origin, account));
  },

  page: async ({ page }, use) => {
    const checkTrouble = watchForTrouble(page);
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
        storageState: { cookies: [], origins: [{ origin, localStorage: keptOf(session) }] },
      });
      const page = await context.newPage();
      checks.push(watchForTrouble(page));
      close.push(() => context.close());
      await page.goto(address);
      return page;
    });
    for (const check of checks) check();
    for (const end of close) await end();
  },
});

export { expect } from '@playwright/test';

/** What the browser of somebody who logged in keeps. */
function keptOf(session: Caller['session']) {
  return [
    { name: 'girassol.session', value: JSON.stringify(session) },
    { name: 'girassol.login-preference', value: 'true' },
    { name: 'girassol.last-email', value: session.email },
  ];
}
