// The calls of collaborators and of sessions are those of the account's module.
import type {} from '@girassol/account-domain/contract';
import type { Browser, Page } from '@playwright/test';
import { type ApiClient, signIn } from './lib/api-client';
import { createBrowserContext, openBrowser } from './lib/browser';
import { ownerLogin } from './lib/demo-account';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import { type RunningProduct, withRunningProduct } from './lib/running-product';
import { computeMedian, formatMs } from './lib/statistics';

// People in the browser: from the change of a right to the menu of an open page, and from the end of a session to the login on
// the page of that session. Each time begins when the request is sent.
//   pnpm bench people [20 runs]

const PORT = 18_818;
const [runs = 20] = process.argv.slice(2).map(Number).filter(Boolean);
const LIMIT_MS = 1_000;
const vendorLogin = { ...ownerLogin, email: 'vendedor@girassol.test' };

/** Gives and takes a right, in turn. Returns the times in milliseconds until the open menu shows it. */
async function measureRights(page: Page, url: string, owner: ApiClient): Promise<number[]> {
  const params = { managerId: owner.accountId };
  const { collaborators } = await owner.call('GET /users/vendors/:managerId', params, undefined);
  const vendor = collaborators.find(({ email }) => email === vendorLogin.email);
  if (!vendor) throw new Error('the demonstration has no such vendor');
  await page.goto(`${url}/inicio`);
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Projetos', exact: true });
  await page.getByRole('navigation').getByRole('link', { name: 'Vendas', exact: true }).waitFor();
  const times: number[] = [];
  let { version } = vendor;
  let isShown = await entry.isVisible();
  for (let run = 0; run < runs; run += 1) {
    const permissions = { ...vendor.permissions, projectKanban: !isShown };
    const began = performance.now();
    const changed = owner.call(
      'PATCH /users/vendors/:managerId/:vendorId',
      { ...params, vendorId: vendor._id },
      { version, permissions },
    );
    isShown = !isShown;
    await entry.waitFor({ state: isShown ? 'visible' : 'hidden' });
    times.push(performance.now() - began);
    version = (await changed).collaborator.version;
  }
  return times;
}

/** Ends the session of an open page from another one. Returns the times in milliseconds until the page is at the login. */
async function measureSessions(browser: Browser, url: string): Promise<number[]> {
  const other = await signIn(url, vendorLogin.email, vendorLogin.password);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await createBrowserContext(browser, url, vendorLogin);
    const page = await context.newPage();
    await page.goto(`${url}/inicio`);
    await page.getByRole('navigation').getByRole('link', { name: 'Vendas', exact: true }).waitFor();
    const began = performance.now();
    const ended = other.call('DELETE /users/other-sessions/:userId', { userId: other.userId }, undefined);
    await page.waitForURL('**/login*');
    times.push(performance.now() - began);
    await ended;
    await context.close();
  }
  return times;
}

const toFigure = (what: string, times: readonly number[]): MeasuredFigure => ({
  what: `${what}: least, middle and most of ${runs}`,
  measured: [Math.min(...times), computeMedian(times), Math.max(...times)].map(formatMs).join(', '),
  target: '<= 1 s',
  met: Math.max(...times) <= LIMIT_MS,
});

async function measure(product: RunningProduct): Promise<MeasuredFigure[]> {
  const { url } = product.server;
  const browser = await openBrowser();
  try {
    const context = await createBrowserContext(browser, url, vendorLogin);
    const rights = await measureRights(await context.newPage(), url, await product.signIn());
    await context.close();
    return [
      toFigure('a right changed to the open menu', rights),
      toFigure('a session ended to the login on its page', await measureSessions(browser, url)),
    ];
  } finally {
    await browser.close();
  }
}

const figures = [
  ...(await withRunningProduct({ port: PORT, store: 'PostgreSQL' }, measure)),
  buildLoadFigure(),
];
recordFigures('people', figures);
process.exit(figures.every(({ met }) => met !== false) ? 0 : 1);
