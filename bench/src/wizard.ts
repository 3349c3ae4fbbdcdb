import type { Page } from '@playwright/test';
import type { ApiClient } from './lib/api-client';
import { createBrowserContext, openBrowser } from './lib/browser';
import { ownerLogin } from './lib/demo-account';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import { computeMedian, computePercentile, formatMs } from './lib/statistics';

// Going from step to step of the proposal wizard, both loaded already: from the click to the painted step.
//   pnpm bench wizard

const PORT = 18_796;
const ROUNDS = 12;
const TARGET = 100;

/** Steps as the bar names them, with the heading of their screen. */
const steps = [
  { link: /^Consumo/, heading: 'Dados de consumo' },
  { link: /^Kit/, heading: 'Escolha do kit' },
  { link: /^Geração/, heading: 'Dados de geração' },
  { link: /^Preço/, heading: 'Preço' },
] as const;

/** A proposal that has reached its price; answers its frontId. */
async function readyProposal({ call, userId }: ApiClient): Promise<string> {
  const { customer } = await call(
    'POST /customers/new/:userId',
    { userId },
    { name: 'Medida do assistente', uf: 'SP', city: 'Campinas' },
  );
  const { proposal } = await call(
    'POST /proposals/step-1/:cid/:userId',
    { cid: customer._id, userId },
    {
      tariffModality: 'B',
      energyBillData: [
        {
          ucName: 'Casa',
          ucType: 'Residencial',
          monthlyConsumption: Array<number>(12).fill(500),
          kwhPrice: 0.95,
          finViabilityData: { bWireValue: 0.24 },
        },
      ],
      location: { uf: 'SP', city: 'Campinas' },
    },
  );
  const params = { pid: proposal._id };
  const chosen = await call('POST /proposals/step-2/:pid', params, {
    pvModuleData: [{ manufacturer: 'Sol', power: 550, quantity: 8 }],
    inverterData: [{ iManufacturer: 'Onda', iPower: 5_000, iQuantity: 1 }],
    kitData: { kitPrice: 9_800 },
    version: proposal.version,
  });
  await call('POST /proposals/step-3/:pid', params, { version: chosen.proposal.version });
  return proposal.frontId;
}

/** Clicks a step of the bar and answers how long its screen took to be painted, ms. */
async function changeTo(page: Page, { link, heading }: (typeof steps)[number]): Promise<number> {
  await page.evaluate((title) => {
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        () => {
          const started = performance.now();
          const look = () => {
            if (document.querySelector('main h1')?.textContent !== title) {
              requestAnimationFrame(look);
              return;
            }
            // The frame after the next has been painted when its callback runs.
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { painted });
  }, heading);
  await page
    .getByRole('navigation', { name: 'Etapas da proposta' })
    .getByRole('link', { name: link })
    .click();
  const took = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  // Charts and what else comes after the screen is there belong to no other step.
  await page.waitForTimeout(400);
  return took;
}

const browser = await openBrowser();
const times = new Map<string, number[]>(steps.map(({ heading }) => [heading, []]));
try {
  await withRunningProduct({ port: PORT }, async ({ server, signIn }) => {
    const frontId = await readyProposal(await signIn());
    const context = await createBrowserContext(browser, server.url, ownerLogin);
    const page = await context.newPage();
    await page.goto(`${server.url}/proposta/gerar-proposta/escolha/precificacao/${frontId}`);
    await page.getByRole('heading', { level: 1, name: 'Preço' }).waitFor();
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const step of steps) {
        const isThere = (await page.locator('main h1').textContent()) === step.heading;
        if (isThere) continue;
        const took = await changeTo(page, step);
        // The first round loads the screens.
        if (round > 0) times.get(step.heading)?.push(took);
      }
  });
} finally {
  await browser.close();
}

const figures: MeasuredFigure[] = [...times].map(([heading, samples]) => ({
  what: `to ${heading}, click to painted, median and p95`,
  measured: `${formatMs(computeMedian(samples))}, ${formatMs(computePercentile(samples, 0.95))}`,
  target: `< ${TARGET} ms`,
  met: computeMedian(samples) < TARGET,
}));
recordFigures('wizard', figures);
