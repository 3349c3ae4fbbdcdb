import { buildBoardPath, formatPower } from '@girassol/shared-domain';
import type { Browser, Page } from '@playwright/test';
import { listAxeFindingsInState, screenSizes } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { locatePanel } from '../support/item';
import { expect, test } from '../support/journey';
import { waitMilliseconds } from '../support/let-pass';
import { ensurePublishedSite, getSiteEditorPath } from '../support/websites';

/** Somebody without an account, and without scripts. */
async function aVisitor(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(address);
  return page;
}

/** Below this the server takes an answer for a machine's. */
const READING_MS = 3_100;

/** Answers the one form: a bill of R$ 450 in Blumenau. The estimate follows at once. */
async function simulate(page: Page): Promise<void> {
  await page.getByLabel(/conta de luz por mês/).fill('450');
  await page.getByLabel('Estado').selectOption('SC');
  await page.getByLabel('Cidade ou CEP').fill('Blumenau');
  await page.getByRole('button', { name: /Simular|estimativa/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('a menos no primeiro ano');
}

async function askForContact(page: Page, name: string, phone: string): Promise<void> {
  await page.getByLabel('Seu nome').fill(name);
  await page.getByLabel(/^Telefone/).fill(phone);
  await page.getByRole('button', { name: 'Pedir contato' }).click();
  await expect(page.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible();
}

/** A phone that nobody else of a run has. */
const aPhone = () => `(47) 9${String(Date.now()).slice(-8, -4)}-${String(Date.now()).slice(-4)}`;

test('a visitor simulates with scripts off and asks for a call: the lead is on the board at once, and its proposal has the same numbers', {
  tag: '@one-bundle',
}, async ({ as, enter, browser }) => {
  const owner = await as('owner');
  const { url } = await ensurePublishedSite(owner);
  const name = `Ana ${createUniqueWord()}`;
  const board = await enter(owner, buildBoardPath('PRE_SALES', owner.session.managerId));
  await expect(board.getByRole('heading', { level: 1 })).toBeVisible();

  const visitor = await aVisitor(browser, `${url}?utm_source=google`);
  await simulate(visitor);
  // The main distributor of the city was assumed, and the bill can make it more exact.
  await visitor.getByText('Deixar a estimativa mais exata').click();
  const distributor = visitor.getByLabel('Quem manda a conta');
  await expect(distributor).toContainText('Celesc Distribuição, a principal da cidade');
  await distributor.selectOption({ label: 'Celesc Distribuição' });
  await visitor.getByLabel('Comercial').check();
  const assumed = visitor.url();
  await visitor.getByRole('button', { name: 'Recalcular' }).click();
  await expect(visitor).not.toHaveURL(assumed);
  const read = Date.now();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('a menos no primeiro ano');
  await expect(visitor.getByText(/Estimativa/).first()).toBeVisible();
  await expect(visitor.getByText('kWp').first()).toBeVisible();
  // Offers beyond the call that was asked for are agreed to apart.
  await expect(visitor.getByRole('checkbox')).not.toBeChecked();
  await waitMilliseconds(Math.max(0, READING_MS - (Date.now() - read)));
  await askForContact(visitor, name, aPhone());
  await visitor.context().close();

  await expect(board.getByText(`Simulação de ${name}`)).toBeVisible();
  await board.goto(getSiteEditorPath(owner, 'contatos'));
  const lead = board.getByRole('listitem', { name });
  await expect(lead).toContainText('Blumenau, SC');
  await expect(lead).toContainText('Anúncios do Google');
  await expect(lead).toContainText('Aceitou só o contato sobre a simulação');

  const params = { userId: owner.session.userId, multiplier: 1 };
  const { leads } = await owner.call('GET /websites/leads/:userId/:multiplier', { params });
  const kept = leads.find((one) => one.name === name);
  expect(kept?.power).toBeGreaterThan(0);
  await expect(lead).toContainText(formatPower(kept?.power ?? 0));
  await lead.getByRole('link', { name: 'Abrir negócio' }).click();
  const panel = locatePanel(board, `Simulação de ${name}`);
  await expect(panel).toContainText(formatPower(kept?.power ?? 0));
  await board.goto(getSiteEditorPath(owner, 'contatos'));
  await lead.getByRole('link', { name: 'Abrir proposta' }).click();
  await expect(board.getByRole('heading', { level: 1, name: 'Dados de consumo' })).toBeVisible();
  const frontId = new URL(board.url()).searchParams.get('pid') ?? '';
  const { proposals } = await owner.call('GET /proposals/customer/:cid/:multiplier', {
    params: { cid: kept?.customer?._id ?? '', multiplier: 1 },
  });
  const { proposal } = await owner.call('GET /proposals/single/:pid', { params: { pid: frontId } });
  expect(proposals.map(({ _id }) => _id)).toEqual([proposal._id]);
  const [unit] = proposal.energyBillData ?? [];
  const months = unit?.monthlyConsumption ?? [];
  expect(months.reduce((sum, month) => sum + month, 0) / 12).toBeCloseTo(kept?.consumption ?? 0, 0);
});

test('the pages of a site are readable to everybody', { tag: '@full' }, async ({ as, browser }) => {
  const { url } = await ensurePublishedSite(await as('owner'));
  for (const options of Object.values(screenSizes)) {
    // The accessibility check is a script, and the page's own policy allows no script.
    const page = await (await browser.newContext({ ...options, bypassCSP: true })).newPage();
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${url}/simulador`);
    await page.getByText('Tenho mais dados da conta').click();
    await page.getByLabel('Média ou alta tensão (grupo A)').check();
    await expect(page.getByLabel('Consumo na ponta, em kWh')).toBeVisible();
    expect(await listAxeFindingsInState(page, 'the form of group A')).toEqual([]);
    await page.goto(`${url}/simulador`);
    await simulate(page);
    expect(await listAxeFindingsInState(page, 'the result of a simulation')).toEqual([]);
    await page.context().close();
  }
});

test('[simulator-001] a seller hands out an address of their own, and its leads are theirs; what seems a machine waits for a look', {
  tag: '@full',
}, async ({ as, enter, browser, origin }) => {
  const owner = await as('owner');
  await ensurePublishedSite(owner);
  const page = await enter(owner, getSiteEditorPath(owner, 'contatos'));
  await page.getByRole('button', { name: 'Endereços do simulador' }).first().click();
  const addresses = page.getByRole('dialog', { name: 'Endereços do simulador' });
  await expect(addresses.getByText('Camila Teixeira')).toBeVisible();
  expect(await listAxeFindingsInState(page, 'the addresses of the simulator')).toEqual([]);
  await page.keyboard.press('Escape');

  const params = { userId: owner.session.userId, multiplier: 1 };
  const { sellers } = await owner.call('GET /websites/leads/:userId/:multiplier', { params });
  const camila = sellers.find((seller) => seller.name === 'Camila Teixeira');
  if (!camila) throw new Error('the demonstration has no such seller');
  const address = `${origin}/simulador/${camila._id}`;
  const name = `Beto ${createUniqueWord()}`;
  const visitor = await aVisitor(browser, address);
  await simulate(visitor);
  await waitMilliseconds(READING_MS);
  await askForContact(visitor, name, aPhone());
  await expect(visitor.getByText(/^Camila Teixeira, da/)).toBeVisible();
  const lead = page.getByRole('listitem', { name });
  await expect(lead).toContainText('Link de Camila Teixeira');

  // A name with an address of the internet is no name: the visitor sees the same, the lead waits.
  const doubtful = `www.${createUniqueWord()}.com`;
  await visitor.goto(address);
  await simulate(visitor);
  await askForContact(visitor, doubtful, aPhone());
  await visitor.context().close();
  await page.getByRole('tab', { name: /^Suspeitos/ }).click();
  const suspect = page.getByRole('listitem', { name: doubtful });
  await expect(suspect).toContainText('O nome traz um endereço da internet.');
  await suspect.getByRole('button', { name: 'Descartar' }).click();
  await expect(suspect).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await suspect.getByRole('button', { name: 'Aceitar' }).click();
  await expect(suspect).toBeHidden();
  await page.getByRole('tab', { name: 'Recebidos' }).click();
  await expect(page.getByRole('listitem', { name: doubtful })).toBeVisible();
});
