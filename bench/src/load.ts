import type { Browser } from '@playwright/test';
import { countTraffic, createBrowserContext, openBrowser, type Traffic } from './lib/browser';
import { ownerLogin } from './lib/demo-account';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { type RunningProduct, withRunningProduct } from './lib/running-product';
import { computeMedian, formatKilobytes, formatMs } from './lib/statistics';

// First load of the login screen, of the board and of the list of financings, second visit, and the same code built as one
// bundle.
//   pnpm bench load

const PORT = 18_793;
const MONO_PORT = 18_789;
const RUNS = 7;
/** An installer's line at home or on site, as Chromium imitates it: bytes a second, and milliseconds until an answer begins. */
const HOME_LINE = { offline: false, downloadThroughput: 10e6 / 8, uploadThroughput: 2e6 / 8, latency: 40 };

interface Visit extends Traffic {
  /** From the start of the navigation until the screen can be used. */
  ms: number;
}

interface Screen {
  url: string;
  path: string;
  /** Selector of what a person waits for. */
  usable: string;
  login?: typeof ownerLogin;
  /** As fast as this machine when left out. */
  line?: typeof HOME_LINE;
}

/** A cold visit, and a second one with a warm cache in the same profile. */
async function visit(browser: Browser, { url, path, usable, login, line }: Screen): Promise<[Visit, Visit]> {
  const context = await createBrowserContext(browser, url, login);
  const open = async (): Promise<Visit> => {
    const page = await context.newPage();
    const { traffic, cdp } = await countTraffic(page);
    if (line) await cdp.send('Network.emulateNetworkConditions', line);
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

/** The middle of what was measured, first and second visits. */
function middle(runs: [Visit, Visit][]): [Visit, Visit] {
  const of = (at: 0 | 1): Visit => ({
    requests: computeMedian(runs.map((run) => run[at].requests)),
    bytes: computeMedian(runs.map((run) => run[at].bytes)),
    codeBytes: computeMedian(runs.map((run) => run[at].codeBytes)),
    ms: computeMedian(runs.map((run) => run[at].ms)),
  });
  return [of(0), of(1)];
}

interface Loads {
  login: Visit;
  board: Visit;
  again: Visit;
  /** The same two visits over `HOME_LINE`. */
  atHome: [Visit, Visit];
  financings: Visit;
}

/** Both builds in turn, so that what disturbs the machine disturbs both. */
async function measure(browser: Browser, products: RunningProduct[]): Promise<Loads[]> {
  const runs = products.map((product) => ({
    product,
    login: [] as [Visit, Visit][],
    board: [] as [Visit, Visit][],
    atHome: [] as [Visit, Visit][],
    financings: [] as [Visit, Visit][],
  }));
  for (let index = 0; index < RUNS; index += 1)
    for (const { product, login, board, atHome, financings } of runs) {
      const { url } = product.server;
      login.push(await visit(browser, { url, path: '/login', usable: 'button:has-text("FAZER LOGIN")' }));
      const path = `/vendas/funil/${product.accountId}`;
      const boardScreen = { url, path, usable: '[data-card]', login: ownerLogin };
      board.push(await visit(browser, boardScreen));
      atHome.push(await visit(browser, { ...boardScreen, line: HOME_LINE }));
      financings.push(
        await visit(browser, { url, path: '/financiamentos', usable: '[data-name]', login: ownerLogin }),
      );
    }
  return runs.map(({ login, board, atHome, financings }) => {
    const [[first], [opened, again], [listed]] = [middle(login), middle(board), middle(financings)];
    return { login: first, board: opened, again, atHome: middle(atHome), financings: listed };
  });
}

const browser = await openBrowser();
const [federated, mono] = await withRunningProduct({ port: PORT }, (federatedProduct) =>
  withRunningProduct({ port: MONO_PORT, variables: { BUILD_DIR: 'build/mono' } }, (monoProduct) =>
    measure(browser, [federatedProduct, monoProduct]),
  ),
).finally(() => browser.close());
if (!federated || !mono) throw new Error('nothing was measured');

const timeTax = federated.board.ms / mono.board.ms;
const byteTax = federated.board.bytes / mono.board.bytes;
const second = federated.again.ms / federated.board.ms;
const [firstAtHome, secondAtHome] = federated.atHome;
const figures: MeasuredFigure[] = [
  {
    what: 'login: requests',
    measured: String(federated.login.requests),
    target: '<= 12',
    met: federated.login.requests <= 12,
  },
  {
    what: 'login: transferred',
    measured: formatKilobytes(federated.login.bytes),
    target: '<= 180 kB',
    met: federated.login.bytes <= 180_000,
  },
  { what: 'login: usable after', measured: formatMs(federated.login.ms), target: '' },
  { what: 'board: requests', measured: String(federated.board.requests), target: '' },
  {
    what: 'board: transferred',
    measured: formatKilobytes(federated.board.bytes),
    target: '<= 300 kB',
    met: federated.board.bytes <= 300_000,
  },
  { what: 'board: usable after', measured: formatMs(federated.board.ms), target: '' },
  {
    what: 'board, second visit: code',
    measured: formatKilobytes(federated.again.codeBytes),
    target: '0 kB',
    met: federated.again.codeBytes === 0,
  },
  {
    what: 'board, second visit: time against the first',
    measured: `${second.toFixed(2)} x`,
    target: '<= 0.5 x',
    met: second <= 0.5,
  },
  {
    what: 'over a line of 10 Mbit/s and 40 ms: board usable after',
    measured: formatMs(firstAtHome.ms),
    target: '',
  },
  {
    what: '  second visit against the first',
    measured: `${(secondAtHome.ms / firstAtHome.ms).toFixed(2)} x`,
    target: '',
  },
  { what: 'financings: transferred', measured: formatKilobytes(federated.financings.bytes), target: '' },
  {
    what: 'financings: usable after',
    measured: formatMs(federated.financings.ms),
    target: "the board's",
    met: federated.financings.ms <= federated.board.ms,
  },
  { what: 'one bundle, board: requests', measured: String(mono.board.requests), target: '' },
  { what: 'one bundle, board: transferred', measured: formatKilobytes(mono.board.bytes), target: '' },
  { what: 'one bundle, board: usable after', measured: formatMs(mono.board.ms), target: '' },
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
recordFigures('load', figures);
