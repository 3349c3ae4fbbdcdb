import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listAxeFindings } from '../support/axe';
import { readCodeBlock, readGuideCommands } from '../support/guide-commands';
import { expect, test } from '../support/journey';
import {
  demoLoginEmails,
  demoPassword,
  expectPageTitle,
  locateEmailField,
  locateLoginButton,
  locatePasswordField,
} from '../support/product';
import { createTerminal } from '../support/terminal';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const readIconUrl = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');
const readBrandColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--g-leaf').trim());

async function logInWith(page: Page, account: keyof typeof demoLoginEmails): Promise<void> {
  await locateEmailField(page).fill(demoLoginEmails[account]);
  await locatePasswordField(page).fill(demoPassword);
  await locateLoginButton(page).click();
}

async function signInHere(page: Page, account: keyof typeof demoLoginEmails): Promise<void> {
  await logInWith(page, account);
  await expect(page).toHaveURL(/\/(inicio|admin1)$/);
}

test('a partner with boards and proposals only: its brand on every page, its areas and nothing else', async ({
  page,
  origin,
}) => {
  const aurora = origin.replace('localhost', 'aurora.localhost');
  await page.goto(`${aurora}/login`);
  await expect(page).toHaveTitle('Entrar · Aurora Energia');
  await expect(page.getByText('Aurora Energia', { exact: true })).toBeVisible();
  expect(await readIconUrl(page)).toMatch(/^data:image\/svg/);
  expect((await readBrandColour(page)).toUpperCase()).toBe('#5B3A8C');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /rede de parceiros Aurora/,
  );
  expect(await listAxeFindings(page)).toEqual([]);

  await signInHere(page, 'aurora');
  await expectPageTitle(page, 'Início · Aurora Energia');
  await expect
    .poll(() => menu(page).getByRole('link').allTextContents())
    .toEqual([
      'Início',
      'Pré-Venda',
      'Vendas',
      'Propostas',
      'Projetos',
      'Obras',
      'Pós-Venda',
      'Administrativo',
      'Atualizações',
    ]);
  // Cards of the areas that are there, without the one that is left out.
  await expect(page.getByText('Clientes e propostas', { exact: true })).toBeVisible();
  await expect(page.getByText('Negócios em aberto', { exact: true })).toBeVisible();
  await expect(page.getByText('Próximos agendamentos', { exact: true })).toBeHidden();
  expect(await listAxeFindings(page)).toEqual([]);

  // Routes of an area that is not part of it, and one that is left out of an area that is.
  for (const path of ['/configuracoes', '/clientes/lista/1']) {
    await page.goto(aurora + path);
    await expect(
      page.getByRole('heading', { name: 'Esta página não faz parte de Aurora', level: 1 }),
      path,
    ).toBeVisible();
    await expect(page).toHaveURL(aurora + path);
  }
  await page.goto(`${aurora}/nao-existe`);
  await expect(page).toHaveURL(/\/(iniciando|inicio)$/);
  await menu(page).getByRole('link', { name: 'Vendas', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Vendas', level: 1 })).toBeVisible();
});

test('[shell.home-002, shell.promo-004] SERRANA: its name, colours and menus, and its carousel on the home page', async ({
  page,
  origin,
}) => {
  const serrana = origin.replace('localhost', 'serrana.localhost');
  await page.goto(`${serrana}/login`);
  await expect(page).toHaveTitle('Entrar · Serrana Solar');
  expect((await readBrandColour(page)).toUpperCase()).toBe('#1F5673');
  await signInHere(page, 'partner');
  await expect(menu(page).getByRole('link', { name: 'Clientes', exact: true })).toBeVisible();
  for (const name of ['Kits', 'Módulos', 'Inversores', 'Equipamentos', 'Financiamentos'])
    await expect(menu(page).getByRole('link', { name, exact: true }), name).toBeHidden();

  const carousel = page.getByRole('region', { name: 'Destaques' });
  const slide = (name: string) => carousel.getByRole('link', { name });
  await expect(slide('Da conta de luz ao projeto')).toBeVisible();
  await expect(carousel.getByAltText('Casa com painéis solares ao pé da serra')).toBeVisible();
  // For a large account the slide for beginners is left out (shell.promo-005).
  await expect(carousel.getByRole('button', { name: /^Destaque \d/ })).toHaveCount(3);
  await expect(slide('Cada negócio no seu lugar')).toBeVisible({ timeout: 8_000 });
  await expect(carousel.locator('[data-state="arriving"]')).toHaveCSS('animation-duration', '0.8s');
  await carousel.getByRole('button', { name: 'Parar os destaques' }).click();
  expect(await listAxeFindings(page)).toEqual([]);

  await carousel.getByRole('button', { name: 'Próximo destaque' }).press('Enter');
  await expect(slide('Da venda ao telhado')).toBeVisible();
  await expect(slide('Cada negócio no seu lugar')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await slide('Da venda ao telhado').click();
  await expect(page.getByRole('heading', { name: 'Obras', level: 1 })).toBeVisible();
});

test('a calculator client of SERRANA finds the consumption step in its colours, and nothing else', async ({
  page,
  origin,
}) => {
  const serrana = origin.replace('localhost', 'serrana.localhost');
  await page.goto(`${serrana}/login`);
  await logInWith(page, 'calculator');
  await expect(page).toHaveURL(/\/proposta\/gerar-proposta\/dados-consumo\/nova$/);
  await expect(page).toHaveTitle(/Serrana Solar$/);
  expect((await readBrandColour(page)).toUpperCase()).toBe('#1F5673');
  await expect(menu(page)).toBeHidden();
  await page.goto(`${serrana}/inicio`);
  await expect(page).toHaveURL(/\/dados-consumo\/nova$/);
});

// Follows the operator's steps in docs/partners.md, with its document and its commands.
test('a new partner: checked, looked at, published and taken back by the command, without a build', async ({
  as,
  enter,
  origin,
  browser,
}) => {
  const guide = readGuideCommands('partners.md', '## From the document to the people');
  const written = readCodeBlock('partners.md', '# For a partner: the product under another name', 'json');
  const { folder, type, ask, leave } = createTerminal(origin, (await as('admin')).session.token);
  const file = join(folder, 'mirante.json');
  const mirante = JSON.parse(written);
  const check = guide.next('girassol distribution check');
  writeFileSync(file, JSON.stringify({ ...mirante, remotes: ['mfe-nada'], hosts: ['serrana'] }));
  const refused = await ask(check);
  expect(refused.error).toMatchObject({ code: 'GF-610' });
  expect(refused.error.findings.map(({ code }: { code: string }) => code)).toEqual(['GF-622', 'GF-621']);

  writeFileSync(file, written);
  expect(await ask(check)).toMatchObject({ ok: true, findings: [] });
  const { address } = await ask(guide.next('girassol distribution preview'));

  // The address is worth nothing to others.
  const other = await enter('owner', address);
  await expect(other.getByText('Somente para a administração')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Abrir prévia' })).toBeHidden();

  const operator = await enter('admin', address);
  await operator.getByRole('button', { name: 'Abrir prévia' }).click();
  const strip = operator.getByRole('region', { name: 'Prévia de distribuição' });
  await expect(strip).toContainText('Prévia de Mirante Solar.');
  await expectPageTitle(operator, 'Distribuições · Mirante Solar');
  expect(await listAxeFindings(operator)).toEqual([]);
  await other.reload();
  await expect(other).toHaveTitle(/Girassol$/);
  await strip.getByRole('button', { name: 'Sair da prévia' }).click();
  await expect(strip).toBeHidden();
  await expectPageTitle(operator, 'Distribuições · Girassol');

  const [host] = mirante.hosts;
  const at = origin.replace('localhost', host);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${at}/login`);
  await expect(visitor).toHaveTitle(/Girassol$/);
  const publish = guide.next('girassol distribution publish');
  expect(await ask(publish)).toMatchObject({ ok: true, isNew: true, live: { version: 1 } });
  await visitor.goto(`${at}/login`);
  await expect(visitor).toHaveTitle('Entrar · Mirante Solar');
  await expect(visitor.getByText('Mirante Solar', { exact: true })).toBeVisible();
  await signInHere(visitor, 'owner');
  await expect
    .poll(() => menu(visitor).getByRole('link').allTextContents())
    .toEqual(expect.arrayContaining(['Vendas', 'Propostas', 'Kits']));
  await expect(menu(visitor).getByRole('link', { name: 'Configurações' })).toBeHidden();

  expect(await type(guide.next('girassol distribution list'))).toContain('MIRANTE');
  await type(guide.next('girassol distribution show'));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(mirante);

  await operator.goto('/operacao/distribuicoes');
  const card = operator.getByRole('region', { name: 'Mirante Solar' });
  await expect(card).toContainText(host);
  await card.getByText('Histórico').click();
  await expect(card).toContainText('admin@girassol.test: contract signed');
  await card.getByRole('button', { name: 'Um passo atrás: Mirante Solar' }).click();
  await operator.getByLabel('Motivo').fill('marca errada');
  await operator.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(operator.getByRole('region', { name: 'MIRANTE' })).toContainText('Fora do ar');
  expect(await ask(publish)).toMatchObject({ live: { version: 2 } });
  expect(await ask(guide.next('girassol distribution back'))).toMatchObject({ ok: true, live: null });
  expect(guide.rest()).toEqual([]);
  await visitor.reload();
  await expect(visitor).toHaveTitle(/Girassol$/);
  await visitor.context().close();
  leave();
});

test('a preview shows what accounts under its limits would see, and takes away only', async ({
  as,
  browser,
  origin,
}) => {
  const { folder, ask, leave } = createTerminal(origin, (await as('admin')).session.token);
  const document = {
    key: 'ENXUTA',
    hosts: ['enxuta.localhost'],
    brand: { name: 'Enxuta', title: 'Enxuta', description: 'O essencial.' },
    limits: { plan: 'CRM', modules: [] },
  };
  writeFileSync(join(folder, 'enxuta.json'), JSON.stringify(document));
  const { address } = await ask('girassol distribution preview enxuta.json');
  leave();
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await page.goto('/login');
  await signInHere(page, 'admin');
  await page.goto(address);
  await page.getByRole('button', { name: 'Abrir prévia' }).click();
  const strip = page.getByRole('region', { name: 'Prévia de distribuição' });
  await expect(strip).toContainText('Prévia de Enxuta.');
  await page.getByRole('button', { name: 'SAIR', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInHere(page, 'owner');
  await expect(menu(page).getByRole('link', { name: 'Vendas', exact: true })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Projetos', exact: true })).toBeHidden();
  await strip.getByRole('button', { name: 'Sair da prévia' }).click();
  await expect(strip).toBeHidden();
  await expect(menu(page).getByRole('link', { name: 'Projetos', exact: true })).toBeVisible();
  await page.context().close();
});

test('the operator edits a document on the page: refused in words, then published', async ({ enter }) => {
  const page = await enter('admin', '/operacao/distribuicoes');
  await page.getByRole('button', { name: 'Nova distribuição' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova distribuição' });
  const text = dialog.getByLabel('Documento (JSON)');
  await text.fill('{ "key": ');
  await dialog.getByRole('button', { name: 'Conferir' }).click();
  await expect(dialog.getByText('O texto não é um JSON válido')).toBeVisible();
  const document = {
    key: 'VEREDA',
    hosts: ['vereda.localhost'],
    brand: { name: 'Vereda', title: 'Vereda', description: 'Sol do cerrado.' },
  };
  await text.fill(JSON.stringify({ ...document, marca: 'x' }));
  await dialog.getByRole('button', { name: 'Conferir' }).click();
  await expect(dialog.getByText('Um campo falta, sobra ou não vale.')).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);

  await text.fill(JSON.stringify(document));
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog.getByText('Escreva o motivo')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('nova parceria');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Vereda' })).toContainText('Versão 1 no ar');
});
