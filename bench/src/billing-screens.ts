import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { createBrowserContext, openBrowser } from './lib/browser';
import { ownerLogin } from './lib/demo-account';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import { type RunningProduct, withRunningProduct } from './lib/running-product';
import { computeMedian, formatKilobytes } from './lib/statistics';

// Billing in the browser: from the first page of a signup to work by Pix, from the payment to the screen, and the area's own
// code that each of its screens loads first.
//   pnpm bench billing-screens [5 runs]

const PORT = 18_816;
const [runs = 5] = process.argv.slice(2).map(Number).filter(Boolean);
const CODE_LIMIT = 120_000;
/** Time after which a screen loads no further code; the stream of events never ends. */
const SETTLED_MS = 2_500;
const AREA = '/mfe-account/';

/** Screens of the area. Those of step 2 and 3 open with a signup that the browser has begun. */
const screens: readonly { name: string; path: string; isSignedIn: boolean }[] = [
  { name: 'step 1', path: '/assinatura/passo-1/2', isSignedIn: false },
  { name: 'checkout', path: '/assinatura/checkout/2', isSignedIn: false },
  { name: 'step 2', path: '/assinatura/escolha-pagamento/2/:signup', isSignedIn: false },
  { name: 'step 3', path: '/assinatura/passo-3/2/:signup', isSignedIn: false },
  { name: 'Pix paid', path: '/assinatura/pix/parabens/:signup', isSignedIn: false },
  { name: 'payment page', path: '/assinatura/pagar/nenhum-token-deste-nome', isSignedIn: false },
  { name: 'subscription', path: '/financeiro', isSignedIn: true },
  { name: 'cancellation', path: '/cancelamento', isSignedIn: true },
  { name: 'settings', path: '/configuracoes', isSignedIn: true },
  { name: 'finance platform', path: '/configuracoes-azume-financeiro', isSignedIn: true },
];

/** Begins a signup in the browser of a page, by the API. Returns its id. */
async function beginSignup(page: Page, url: string): Promise<string> {
  const answer = await page.request.post(`${url}/api/signup/step-1`, {
    data: {
      frontId: randomUUID(),
      planId: 2,
      name: 'Ana',
      surname: 'Souza',
      email: `ana-${randomUUID()}@exemplo.test`,
      phone: '47999998888',
    },
  });
  return String((await answer.json()).signup._id);
}

/** Measures the bytes of scripts and styles of the area that a screen loads first, as sent over the wire. */
async function measureFirstLoad(
  browser: Browser,
  url: string,
  { path, isSignedIn }: (typeof screens)[number],
): Promise<number> {
  const context = await createBrowserContext(browser, url, isSignedIn ? ownerLogin : undefined);
  const page = await context.newPage();
  const signup = path.includes(':signup') ? await beginSignup(page, url) : '';
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const own = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (['Script', 'Stylesheet'].includes(type) && response.url.includes(AREA)) own.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url + path.replace(':signup', signup), { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  await context.close();
  return bytes;
}

/** Signs up by Pix as fast as a person who has all answers at hand. Returns both times in milliseconds. */
async function signUp(browser: Browser, url: string): Promise<{ toWork: number; toScreen: number }> {
  const context = await createBrowserContext(browser, url);
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(`${url}/assinatura/passo-1/2`);
  await page.getByLabel('Nome', { exact: true }).fill('Ana');
  await page.getByLabel('Sobrenome').fill('Souza');
  await page.getByLabel('E-mail').fill(`ana-${randomUUID()}@exemplo.test`);
  await page.getByLabel('Celular ou telefone').fill('47999998888');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('CEP').fill('89010000');
  await page.getByRole('button', { name: /Estado/ }).click();
  await page.getByRole('option', { name: 'Santa Catarina' }).click();
  await page.getByLabel('Cidade').fill('Blumenau');
  await page.getByLabel('Bairro').fill('Centro');
  await page.getByLabel('Rua').fill('Rua Quinze de Novembro');
  await page.getByLabel('Número').fill('100');
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await page.getByLabel('CPF ou CNPJ').fill('52998224725');
  await page.getByRole('button', { name: /^Gerar Pix de R\$/ }).click();
  await page.getByRole('img', { name: 'QR code do Pix' }).waitFor();
  const payerPage = await page
    .getByRole('link', { name: 'Pagar no Banco Demonstração' })
    .getAttribute('href');
  const paid = performance.now();
  await page.request.post(new URL(payerPage ?? '', url).href, { form: { acao: 'pix' } });
  const start = page.getByRole('button', { name: 'Começar a usar' });
  await start.waitFor();
  const toScreen = performance.now() - paid;
  await start.click();
  await page.waitForURL('**/inicio');
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Ana' }).waitFor();
  const toWork = performance.now() - began;
  await context.close();
  return { toWork, toScreen };
}

async function measure({ server: { url } }: RunningProduct): Promise<MeasuredFigure[]> {
  const browser = await openBrowser();
  try {
    const times: { toWork: number; toScreen: number }[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await signUp(browser, url));
    const toWork = Math.max(...times.map((time) => time.toWork));
    const toScreen = times.map((time) => time.toScreen);
    const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    const figures: MeasuredFigure[] = [
      {
        what: `signup to work by Pix, without thinking: middle and worst of ${runs}`,
        measured: `${formatSeconds(computeMedian(times.map((time) => time.toWork)))}, ${formatSeconds(toWork)}`,
        target: '< 20 s',
        met: toWork < 20_000,
      },
      {
        what: `paid at the bank to paid on the screen: middle and worst of ${runs}`,
        measured: `${formatSeconds(computeMedian(toScreen))}, ${formatSeconds(Math.max(...toScreen))}`,
        target: '<= 1 s',
        met: computeMedian(toScreen) <= 1_000,
      },
    ];
    for (const screen of screens) {
      const bytes = await measureFirstLoad(browser, url, screen);
      figures.push({
        what: `own code of the area, first load: ${screen.name}`,
        measured: formatKilobytes(bytes),
        target: '<= 120 kB',
        met: bytes > 0 && bytes <= CODE_LIMIT,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

const figures = [
  ...(await withRunningProduct({ port: PORT, store: 'PostgreSQL' }, measure)),
  buildLoadFigure(),
];
recordFigures('billing-screens', figures);
process.exit(figures.every(({ met }) => met !== false) ? 0 : 1);
