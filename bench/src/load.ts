import type { Browser } from '@playwright/test';
import { openBrowser } from './lib/browser';
import { ownerLogin } from './lib/demo-account';
import { type FirstScreen, firstScreens } from './lib/first-screens';
import { measureList, measurePanel, type PressFigures } from './lib/item-panel-openings';
import {
  computeMedianVisit,
  HOME_LINE,
  type PageVisit,
  RURAL_LINE,
  type VisitedScreen,
  visitTwice,
} from './lib/page-visit';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import { type RunningProduct, withRunningProduct } from './lib/running-product';
import { formatKilobytes, formatMs } from './lib/statistics';

// What a person waits for: first loads of the login, the board and every area's first screen, the item panel, the way to another
// area; on several lines and with a slow processor; and the same code built as one bundle.
//   pnpm bench load
//   pnpm bench load URL SELECTOR    the same measurements of the page of another product, printed only

const PORT = 18_793;
const MONO_PORT = 18_789;
const RUNS = 7;
/** Every screen but the board: the median of fewer openings says enough. */
const SCREEN_RUNS = 5;
const SLOWDOWN = 4;
/** A cost in bytes below which its share of a small screen does not matter. */
const SMALL_BYTES = 20_000;

type Visits = [PageVisit[], PageVisit[]];
type Medians = [first: PageVisit, second: PageVisit];

interface BuildFigures {
  login: Medians;
  board: Medians;
  home: Medians;
  rural: Medians;
  slow: Medians;
  screens: Map<string, Medians>;
  panel: PressFigures;
  list: PressFigures;
}

const medians = ([first, second]: Visits): Medians => [computeMedianVisit(first), computeMedianVisit(second)];

/** Measures both builds in turn, so that what disturbs the machine disturbs both. */
async function measureBuilds(browser: Browser, products: RunningProduct[]): Promise<BuildFigures[]> {
  const measureInTurn = async (runs: number, build: (product: RunningProduct) => VisitedScreen) => {
    const found = products.map((): Visits => [[], []]);
    for (let run = 0; run < runs; run += 1)
      for (const [index, product] of products.entries()) {
        const [first, second] = await visitTwice(browser, product.server.url, build(product));
        found[index]?.[0].push(first);
        found[index]?.[1].push(second);
      }
    return found.map(medians);
  };
  const board = ({ accountId }: RunningProduct) => ({
    path: `/vendas/funil/${accountId}`,
    usable: '[data-card]',
    login: ownerLogin,
  });
  const login = await measureInTurn(RUNS, () => ({
    path: '/login',
    usable: 'button:has-text("FAZER LOGIN")',
  }));
  const plain = await measureInTurn(RUNS, board);
  const home = await measureInTurn(RUNS, (product) => ({ ...board(product), line: HOME_LINE }));
  const rural = await measureInTurn(SCREEN_RUNS, (product) => ({ ...board(product), line: RURAL_LINE }));
  const slow = await measureInTurn(SCREEN_RUNS, (product) => ({ ...board(product), slowdown: SLOWDOWN }));
  const screens = products.map(() => new Map<string, Medians>());
  for (const { what, getPath, usable } of firstScreens) {
    const found = await measureInTurn(SCREEN_RUNS, ({ accountId }) => ({
      path: getPath(accountId),
      usable,
      login: ownerLogin,
    }));
    for (const [index, figures] of found.entries()) screens[index]?.set(what, figures);
  }
  const presses: Pick<BuildFigures, 'panel' | 'list'>[] = [];
  for (const product of products)
    presses.push({
      panel: await measurePanel(browser, product, SCREEN_RUNS),
      list: await measureList(browser, product, SCREEN_RUNS),
    });
  return products.map((_product, index) => {
    const of = <T>(found: T[]): T => {
      const figures = found[index];
      if (!figures) throw new Error('nothing was measured');
      return figures;
    };
    return {
      login: of(login),
      board: of(plain),
      home: of(home),
      rural: of(rural),
      slow: of(slow),
      screens: of(screens),
      ...of(presses),
    };
  });
}

const atMost = (value: number, limit: number, format: (value: number) => string) => ({
  measured: format(value),
  target: `<= ${format(limit)}`,
  met: value <= limit,
});
const times = (value: number) => `${value.toFixed(2)} x`;

/** Rows of a screen on a first and a second visit. */
const describeVisits = (what: string, [first, second]: Medians): MeasuredFigure[] => [
  { what: `${what}: usable after`, measured: formatMs(first.ms), target: '' },
  { what: `${what}, second visit: usable after`, measured: formatMs(second.ms), target: '' },
];

/** Row that compares the bytes of a first visit with those of the same code as one bundle. */
const compareBytes = (what: string, own: PageVisit, single: PageVisit): MeasuredFigure => ({
  what,
  measured: times(own.bytes / single.bytes),
  target: '<= 1.08 x or 20 kB',
  met: own.bytes / single.bytes <= 1.08 || own.bytes - single.bytes <= SMALL_BYTES,
});

/** Rows of the first screen of an area, beside the same code as one bundle. */
function describeFirstScreen(
  { what, maxBytes }: FirstScreen,
  [first]: Medians,
  [single]: Medians,
): MeasuredFigure[] {
  return [
    {
      what: `${what}: transferred`,
      ...(maxBytes
        ? atMost(first.bytes, maxBytes, formatKilobytes)
        : { measured: formatKilobytes(first.bytes), target: '' }),
    },
    { what: `${what}: requests`, measured: String(first.requests), target: '' },
    { what: `${what}: usable after`, measured: formatMs(first.ms), target: '' },
    { what: `${what}: main thread`, measured: formatMs(first.threadMs), target: '' },
    compareBytes(`${what}: bytes against one bundle`, first, single),
    {
      what: `${what}: main thread against one bundle`,
      ...atMost(first.threadMs / single.threadMs, 1.05, times),
    },
  ];
}

function describeFigures(federated: BuildFigures, mono: BuildFigures): MeasuredFigure[] {
  const { login, board, home, rural, slow, panel, list } = federated;
  const [firstLogin] = login;
  const [first, second] = board;
  return [
    { what: 'login: requests', ...atMost(firstLogin.requests, 12, String) },
    { what: 'login: transferred', ...atMost(firstLogin.bytes, 140_000, formatKilobytes) },
    { what: 'login: main thread', measured: formatMs(firstLogin.threadMs), target: '' },
    ...describeVisits('login', login),
    { what: 'board: requests', measured: String(first.requests), target: '' },
    { what: 'board: transferred', ...atMost(first.bytes, 270_000, formatKilobytes) },
    { what: 'board, second visit: code', ...atMost(second.codeBytes, 0, formatKilobytes) },
    { what: 'board: main thread', ...atMost(first.threadMs, 350, formatMs) },
    { what: 'board, second visit: main thread', ...atMost(second.threadMs, 350, formatMs) },
    ...describeVisits('board', board),
    ...describeVisits('board over 10 Mbit/s and 40 ms', home),
    ...describeVisits('board over 1.6 Mbit/s and 150 ms', rural),
    {
      what: `board on a processor ${SLOWDOWN} times slower: usable after`,
      ...atMost(slow[0].ms, 1_400, formatMs),
    },
    {
      what: `board on a processor ${SLOWDOWN} times slower, second visit: usable after`,
      measured: formatMs(slow[1].ms),
      target: '',
    },
    { what: 'item panel, first opening: drawn after', measured: formatMs(panel.first.ms), target: '' },
    { what: 'item panel, first opening: main thread', ...atMost(panel.first.threadMs, 400, formatMs) },
    {
      what: 'item panel, first opening against a list',
      ...atMost(panel.first.ms / list.first.ms, 1.1, times),
    },
    { what: 'item panel, second opening: drawn after', measured: formatMs(panel.second.ms), target: '' },
    {
      what: 'item panel, second opening: main thread',
      measured: formatMs(panel.second.threadMs),
      target: '',
    },
    {
      what: 'item panel, second opening against a list',
      ...atMost(panel.second.ms / list.second.ms, 0.9, times),
    },
    { what: 'from the board to the customers: drawn after', measured: formatMs(list.first.ms), target: '' },
    {
      what: 'from the board to the customers, second time: drawn after',
      measured: formatMs(list.second.ms),
      target: '',
    },
    ...firstScreens.flatMap((screen) => {
      const [own, single] = [federated.screens.get(screen.what), mono.screens.get(screen.what)];
      return own && single ? describeFirstScreen(screen, own, single) : [];
    }),
    { what: 'one bundle, board: transferred', measured: formatKilobytes(mono.board[0].bytes), target: '' },
    { what: 'one bundle, board: main thread', measured: formatMs(mono.board[0].threadMs), target: '' },
    compareBytes('cost of federation to the board: bytes', first, mono.board[0]),
    {
      what: 'cost of federation to the board: main thread',
      ...atMost(first.threadMs / mono.board[0].threadMs, 1.05, times),
    },
    {
      what: 'cost of federation to the board: time',
      measured: times(first.ms / mono.board[0].ms),
      target: '',
    },
    buildLoadFigure(),
  ];
}

/** Prints the measurements of a page of another product. */
async function measureOther(browser: Browser, address: string, usable: string): Promise<void> {
  const visits: Visits = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    const [first, second] = await visitTwice(browser, address, { path: '', usable });
    visits[0].push(first);
    visits[1].push(second);
  }
  for (const [index, { requests, bytes, ms, threadMs }] of medians(visits).entries())
    console.log(
      `visit ${index + 1}: ${requests} requests, ${formatKilobytes(bytes)}, usable after ${formatMs(ms)}, main thread ${formatMs(threadMs)}`,
    );
}

const [address, selector] = process.argv.slice(2);
const browser = await openBrowser();
try {
  if (address) await measureOther(browser, address, selector ?? 'input');
  else {
    const [federated, mono] = await withRunningProduct({ port: PORT }, (federatedProduct) =>
      withRunningProduct({ port: MONO_PORT, variables: { BUILD_DIR: 'build/mono' } }, (monoProduct) =>
        measureBuilds(browser, [federatedProduct, monoProduct]),
      ),
    );
    if (!federated || !mono) throw new Error('nothing was measured');
    recordFigures('load', describeFigures(federated, mono));
  }
} finally {
  await browser.close();
}
