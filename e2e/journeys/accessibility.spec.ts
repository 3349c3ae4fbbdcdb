import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { getScreenSizeTags, listAxeFindings, screenSizes } from '../support/axe';
import { createAddressFiller, listParametersWithoutExample } from '../support/example-addresses';
import { expect, test } from '../support/journey';
import {
  addScreenQueryStates,
  listProductScreens,
  listStaleQueryStates,
  type ProductScreen,
  removeDuplicateScreens,
} from '../support/product-screens';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Owners of screens: the shell, the areas of the workspace, and the API's pages for people with a link. */
const areas = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-')), 'public'];

/** Texts of an address with nothing to show: its example is wrong, and the sweep would miss the screen. */
const nothingToShow =
  /Não encontramos|não está aberto para você|Este endereço não existe|Somente para a administração/;

/** The quick run looks at what several addresses share once, the full one at all of it, with the states of each. */
const chosen = process.env.TEST_SCOPE === 'full' ? addScreenQueryStates : removeDuplicateScreens;

for (const [size, options] of Object.entries(screenSizes))
  for (const area of areas)
    test(`axe finds nothing wrong on any screen of ${area}, by day and by night (${size})`, {
      tag: getScreenSizeTags(size),
    }, async ({ as, enter, browser, origin }) => {
      const swept = chosen((await listProductScreens(origin)).filter((screen) => screen.area === area));
      expect(swept.length).toBeGreaterThan(0);
      const getAddress = createAddressFiller({ owner: await as('owner'), admin: await as('admin'), origin });
      const pages = new Map<ProductScreen['visitor'], Page>();
      const getPage = async (visitor: ProductScreen['visitor']) => {
        const page =
          pages.get(visitor) ??
          (visitor === 'nobody'
            ? await visitorsPage(browser, options)
            : await enter(visitor, 'about:blank', options));
        pages.set(visitor, page);
        return page;
      };
      const found: Record<string, string[]> = {};
      for (const screen of swept) {
        const address = await getAddress(screen);
        await test.step(`${screen.pattern} ${screen.query ?? ''}`, async () => {
          const page = await getPage(screen.visitor);
          await openScreen(page, address);
          const here = await listAxeFindings(page);
          if (here.length > 0) found[address] = here;
        });
      }
      await pages.get('nobody')?.context().close();
      expect(found).toEqual({});
    });

/** Opens an address, and holds that its own screen is there. */
async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-area-loading]')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/\p{L}/u);
  // The label of a spinner is a text as well: the heading comes with the screen.
  await expect(page.locator('h1').first()).toBeAttached();
  const [path = ''] = address.split('?');
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(decodeURIComponent(path));
  await expect(page.locator('body')).not.toContainText(nothingToShow);
}

/** Somebody without a session. What looks at a page is a script, which some pages of the API let nobody run. */
async function visitorsPage(browser: Browser, options: (typeof screenSizes)[string]): Promise<Page> {
  return (await browser.newContext({ ...options, bypassCSP: true })).newPage();
}

test('no area of the product is left out, and every address has an example', async ({ as, origin }) => {
  const all = await listProductScreens(origin);
  expect([...new Set(all.map(({ area }) => area))].sort()).toEqual([...areas].sort());
  expect(listStaleQueryStates(all)).toEqual([]);
  const people = { owner: await as('owner'), admin: await as('admin'), origin };
  expect(all.flatMap(({ pattern }) => listParametersWithoutExample(people, pattern))).toEqual([]);
});
