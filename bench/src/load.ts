import type { Browser } from '@playwright/test';
import { countTraffic, newContext, openBrowser, type Traffic } from './lib/browser';
import { owner } from './lib/demo-account';
import { withProduct } from './lib/product';
import { type Figure, record } from './lib/results';
import { kilobytes, median, ms } from './lib/statistics';

// First load of the login screen and of the board, second visit, and the same code built as one bundle.
//   pnpm bench load

const PORT = 18_793;
const RUNS = 5;

interface Visit extends Traffic {
  /** From the start of the navigation until the screen can be used. */
  ms: number;
}

interface Screen {
  url: string;
  path: string;
  /** Selector of what a person waits for. */
  usable: string;
  login?: typeof owner;
}

/** A cold visit, and a second one with a warm cache in the same profile. */
async function visit(browser: Browser, { url, path, usable, login }: Screen): Promise<[Visit, Visit]> {
  const context = await newContext(browser, url, login);
  const open = async (): Promise<Visit> => {
    const page = await context.newPage();
    const { traffic } = await countTraffic(page);
    await page.goto(url + path, { waitUntil: 'commit' });
    await page.locator(usable).first().waitFor();
    const took = await page.evaluate(() => performance.now());
    await page.waitForTimeout(700);
    await page.close();
    return { ...traffic, ms: took };
  };
  const visits: [Visit, Visit] = [await open(), await open()];
  await context.close();
  return visits;
}

async function medianVisits(browser: Browser, screen: Screen): Promise<[Visit, Visit]> {
  const runs: [Visit, Visit][] = [];
  for (let index = 0; index < RUNS; index += 1) runs.push(await visit(browser, screen));
  const middle = (at: 0 | 1): Visit => ({
    requests: median(runs.map((run) => run[at].requests)),
    bytes: median(runs.map((run) => run[at].bytes)),
    codeBytes: median(runs.map((run) => run[at].codeBytes)),
    ms: median(runs.map((run) => run[at].ms)),
  });
  return [middle(0), middle(1)];
}

interface Loads {
  login: Visit;
  board: Visit;
  again: Visit;
}

async function measure(build: 'federated' | 'mono'): Promise<Loads> {
  const browser = await openBrowser();
  const variables = build === 'mono' ? { BUILD_DIR: 'build/mono' } : undefined;
  try {
    return await withProduct({ port: PORT, variables }, async ({ server, accountId }) => {
      const { url } = server;
      const [login] = await medianVisits(browser, {
        url,
        path: '/login',
        usable: 'button:has-text("FAZER LOGIN")',
      });
      const [board, again] = await medianVisits(browser, {
        url,
        path: `/vendas/funil/${accountId}`,
        usable: '[data-card]',
        login: owner,
      });
      return { login, board, again };
    });
  } finally {
    await browser.close();
  }
}

const federated = await measure('federated');
const mono = await measure('mono');
const timeTax = federated.board.ms / mono.board.ms;
const byteTax = federated.board.bytes / mono.board.bytes;
const second = federated.again.ms / federated.board.ms;
const figures: Figure[] = [
  {
    what: 'login: requests',
    measured: String(federated.login.requests),
    target: '<= 12',
    met: federated.login.requests <= 12,
  },
  {
    what: 'login: transferred',
    measured: kilobytes(federated.login.bytes),
    target: '<= 180 kB',
    met: federated.login.bytes <= 180_000,
  },
  { what: 'login: usable after', measured: ms(federated.login.ms), target: '' },
  { what: 'board: requests', measured: String(federated.board.requests), target: '' },
  {
    what: 'board: transferred',
    measured: kilobytes(federated.board.bytes),
    target: '<= 300 kB',
    met: federated.board.bytes <= 300_000,
  },
  { what: 'board: usable after', measured: ms(federated.board.ms), target: '' },
  {
    what: 'board, second visit: code',
    measured: kilobytes(federated.again.codeBytes),
    target: '0 kB',
    met: federated.again.codeBytes === 0,
  },
  {
    what: 'board, second visit: time against the first',
    measured: `${second.toFixed(2)} x`,
    target: '<= 0.5 x',
    met: second <= 0.5,
  },
  { what: 'one bundle, board: requests', measured: String(mono.board.requests), target: '' },
  { what: 'one bundle, board: transferred', measured: kilobytes(mono.board.bytes), target: '' },
  { what: 'one bundle, board: usable after', measured: ms(mono.board.ms), target: '' },
  {
    what: 'cost of federation to the board: bytes',
    measured: `${byteTax.toFixed(2)} x`,
    target: '<= 1.15 x',
    met: byteTax <= 1.15,
  },
  {
    what: 'cost of federation to the board: time',
    measured: `${timeTax.toFixed(2)} x`,
    target: '<= 1.15 x',
    met: timeTax <= 1.15,
  },
];
record('load', figures);
