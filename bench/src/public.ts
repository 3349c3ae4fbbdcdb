import type { Browser } from '@playwright/test';
import { countTraffic, createBrowserContext, openBrowser, type Traffic } from './lib/browser';
import { findPublicProposalFrontId } from './lib/open-proposal';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import { computeMedian, formatKilobytes, formatMs } from './lib/statistics';

// The public page of a proposal, cold: what it weighs, how much of it is script, when it can be read; with scripts off too.
//   pnpm bench public

const PORT = 18_797;
const RUNS = 5;
const SCRIPT_TARGET = 50_000;

interface Visit extends Traffic {
  /** From the start of the navigation until the heading is painted. */
  readable: number;
  scriptBytes: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await createBrowserContext(browser, url);
  const page = await context.newPage();
  const { traffic, cdp } = await countTraffic(page);
  const scripts = new Set<string>();
  let scriptBytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  const readable = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByName('first-contentful-paint')) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  const inline = await page.evaluate(() =>
    [...document.scripts].reduce((bytes, { text }) => bytes + text.length, 0),
  );
  await context.close();
  return { ...traffic, readable, scriptBytes: scriptBytes + inline };
}

/** Is it all there for a reader whose browser runs no script? */
async function readsWithoutScripts(browser: Browser, url: string): Promise<boolean> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const parts = ['Sua conta de luz', 'Geração e consumo', 'Seu investimento', 'Aceitar a proposta'];
  const found = await Promise.all(
    parts.map((name) => page.getByRole('heading', { name, exact: true }).isVisible()),
  );
  await context.close();
  return found.every(Boolean);
}

const browser = await openBrowser();
try {
  await withRunningProduct({ port: PORT }, async ({ server, signIn }) => {
    const client = await signIn();
    const url = `${server.url}/proposta/final/${await findPublicProposalFrontId(client)}`;
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, url));
    const middle = (of: (visit: Visit) => number) => computeMedian(visits.map(of));
    const scripts = middle(({ scriptBytes }) => scriptBytes);
    const isReadable = await readsWithoutScripts(browser, url);
    const figures: MeasuredFigure[] = [
      {
        what: 'script before it can be read',
        measured: formatKilobytes(scripts),
        target: `<= ${formatKilobytes(SCRIPT_TARGET)} (a page editor’s renderer alone: 331 kB)`,
        met: scripts <= SCRIPT_TARGET,
      },
      {
        what: 'everything, transferred',
        measured: formatKilobytes(middle(({ bytes }) => bytes)),
        target: '',
      },
      { what: 'requests', measured: String(middle(({ requests }) => requests)), target: '' },
      { what: 'first paint, cold', measured: formatMs(middle(({ readable }) => readable)), target: '' },
      {
        what: 'all parts there with scripts off',
        measured: isReadable ? 'yes' : 'no',
        target: 'yes',
        met: isReadable,
      },
    ];
    recordFigures('public', figures);
  });
} finally {
  await browser.close();
}
