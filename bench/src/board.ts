import type { Browser, CDPSession, Page } from '@playwright/test';
import { countTraffic, createBrowserContext, openBrowser } from './lib/browser';
import { ownerLogin } from './lib/demo-account';
import { fillBoard } from './lib/fill-board';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import { computeMedian, computePercentile, formatMs } from './lib/statistics';

// The board in a browser with more and more cards: ready, nodes, heap, blocking time, move latency, frames of a drag.
//   pnpm bench board [100] [1000] [4000] [20000]

const PORT = 18_794;
const RUNS = 3;
const MOVES = 8;
const asked = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = asked.length > 0 ? asked : [100, 1_000, 4_000, 20_000];

interface Sample {
  ready: number;
  nodes: number;
  /** Bytes of the JavaScript heap after a collection. */
  heap: number;
  /** Sum of what every long task took beyond 50 ms, until the board was ready and quiet. */
  blocking: number;
}

async function openBoard(browser: Browser, url: string, accountId: string) {
  const context = await createBrowserContext(browser, url, ownerLogin);
  await context.addInitScript(() => {
    const measured = { blocking: 0, frames: [] as number[] };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  const page = await context.newPage();
  const { cdp } = await countTraffic(page);
  await page.goto(`${url}/vendas/funil/${accountId}`, { waitUntil: 'commit' });
  await page.locator('[data-card]').first().waitFor();
  const ready = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1_000);
  return { context, page, cdp, ready };
}

async function takeSample(page: Page, cdp: CDPSession, ready: number): Promise<Sample> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return page.evaluate(
    ([readyAfter, heap]) => ({
      ready: readyAfter,
      heap,
      nodes: document.querySelectorAll('*').length,
      blocking: (window as unknown as { measured: { blocking: number } }).measured.blocking,
    }),
    [ready, usedSize] as const,
  );
}

/** Lifts the second card of the first column and moves it one place: from the key to the painted change, in ms. */
async function keyboardMoves(page: Page): Promise<number[]> {
  const times: number[] = [];
  const card = page.locator('[data-lane]').first().locator('[data-card]').nth(1);
  await card.focus();
  for (let index = 0; index < MOVES; index += 1) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(250);
    // Listening first: a key can overtake an evaluation that is still on its way.
    await page.evaluate(() => {
      const painted = new Promise<number>((resolve) => {
        addEventListener(
          'keydown',
          () => {
            const started = performance.now();
            // The frame after the next has been painted when its callback runs.
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { painted });
    });
    await page.keyboard.press(index % 2 === 0 ? 'ArrowDown' : 'ArrowUp');
    times.push(await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted));
    await page.waitForTimeout(250);
    await page.keyboard.press('Space');
    await page.waitForTimeout(500);
  }
  return times;
}

/** Drags a card over three columns with the pointer and answers the time of every frame on the way, in ms. */
async function dragFrames(page: Page): Promise<number[]> {
  const from = await page.locator('[data-lane]').first().locator('[data-card]').nth(1).boundingBox();
  if (!from) return [];
  const x = from.x + 100;
  const y = from.y + 30;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8);
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    const { measured } = window as unknown as { measured: { frames: number[] } };
    let last = performance.now();
    const step = (now: number) => {
      measured.frames.push(now - last);
      last = now;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  for (let step = 0; step <= 60; step += 1) {
    await page.mouse.move(x + step * 12, y + Math.sin(step / 6) * 120);
    await page.waitForTimeout(16);
  }
  const frames = await page.evaluate(() =>
    (window as unknown as { measured: { frames: number[] } }).measured.frames.slice(2),
  );
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
}

interface Measured {
  cards: number;
  sample: Sample;
  move: number;
  frames: number[];
}

const measure = (browser: Browser, cards: number): Promise<Measured> =>
  withRunningProduct(
    { port: PORT, fill: (database, accountId) => fillBoard(database, accountId, cards) },
    async ({ server, accountId }) => {
      const samples: Sample[] = [];
      let move = Number.NaN;
      let frames: number[] = [];
      for (let index = 0; index < RUNS; index += 1) {
        const { context, page, cdp, ready } = await openBoard(browser, server.url, accountId);
        samples.push(await takeSample(page, cdp, ready));
        if (index === RUNS - 1) {
          move = computeMedian(await keyboardMoves(page));
          frames = await dragFrames(page);
        }
        await context.close();
      }
      const middle = (key: keyof Sample) => computeMedian(samples.map((sample) => sample[key]));
      const sample = {
        ready: middle('ready'),
        nodes: middle('nodes'),
        heap: middle('heap'),
        blocking: middle('blocking'),
      };
      return { cards, sample, move, frames };
    },
  );

const browser = await openBrowser();
const measured: Measured[] = [];
for (const cards of sizes) {
  console.log(`${cards} cards…`);
  measured.push(await measure(browser, cards));
}
await browser.close();

const figures: MeasuredFigure[] = measured.flatMap(({ cards, sample, move, frames }) => {
  const where = `${cards.toLocaleString('en')} cards`;
  const slowest = Math.max(...frames);
  return [
    { what: `ready (${where})`, measured: formatMs(sample.ready), target: '' },
    {
      what: `DOM nodes (${where})`,
      measured: String(sample.nodes),
      target: '< 1,500',
      met: sample.nodes < 1_500,
    },
    {
      what: `heap (${where})`,
      measured: `${(sample.heap / 1e6).toFixed(1)} MB`,
      target: '< 40 MB',
      met: sample.heap < 40e6,
    },
    {
      what: `blocking time (${where})`,
      measured: formatMs(sample.blocking),
      target: '< 200 ms',
      met: sample.blocking < 200,
    },
    { what: `move, key to painted (${where})`, measured: formatMs(move), target: '< 50 ms', met: move < 50 },
    {
      what: `frames of a drag, p95 and slowest (${where})`,
      measured: `${formatMs(computePercentile(frames, 0.95))}, ${formatMs(slowest)}`,
      target: 'never over 32 ms',
      met: slowest <= 33,
    },
  ];
});
const first = measured[0];
const last = measured.at(-1);
if (first && last && first !== last) {
  const growth = last.sample.ready / first.sample.ready;
  figures.push({
    what: `ready at ${last.cards.toLocaleString('en')} against ${first.cards.toLocaleString('en')}`,
    measured: `${growth.toFixed(2)} x`,
    target: '<= 1.3 x',
    met: growth <= 1.3,
  });
}
recordFigures('board', figures);
