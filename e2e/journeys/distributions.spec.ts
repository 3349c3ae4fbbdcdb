import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { expect, test } from '../support/journey';
import { accounts, emailField, loginButton, password, passwordField } from '../support/product';
import { girassolAt } from '../support/releases';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const iconOf = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');
const leafOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--g-leaf').trim());

async function signInHere(page: Page, account: keyof typeof accounts): Promise<void> {
  await emailField(page).fill(accounts[account]);
  await passwordField(page).fill(password);
  await loginButton(page).click();
  await expect(page).toHaveURL(/\/inicio$/);
}

test('a partner with boards and proposals only: its brand on every page, its areas and nothing else', async ({
  page,
  origin,
}) => {
  const aurora = origin.replace('localhost', 'aurora.localhost');
  await page.goto(`${aurora}/login`);
  await expect(page).toHaveTitle('Entrar · Aurora Energia');
  await expect(page.getByRole('img', { name: 'Aurora Energia' })).toBeVisible();
  expect(await iconOf(page)).toMatch(/^data:image\/svg/);
  expect((await leafOf(page)).toUpperCase()).toBe('#5B3A8C');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /rede de parceiros Aurora/,
  );
  expect(await findings(page)).toEqual([]);

  await signInHere(page, 'aurora');
  await expect(page).toHaveTitle('Início · Aurora Energia');
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
    ]);
  // Cards of the areas that are there, without the one that is left out.
  await expect(page.getByText('Clientes e propostas', { exact: true })).toBeVisible();
  await expect(page.getByText('Negócios em aberto', { exact: true })).toBeVisible();
  await expect(page.getByText('Próximos agendamentos', { exact: true })).toBeHidden();
  expect(await findings(page)).toEqual([]);

  // Routes of an area that is not part of it, and one that is left out of an area that is.
  for (const path of ['/configuracoes', '/clientes/lista/1']) {
    await page.goto(aurora + path);
    await expect(page, path).toHaveURL(/\/(iniciando|inicio)$/);
  }
  await menu(page).getByRole('link', { name: 'Vendas', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Vendas', level: 1 })).toBeVisible();
});

test('SERRANA keeps its name, its colours and its menus', async ({ page, origin }) => {
  const serrana = origin.replace('localhost', 'serrana.localhost');
  await page.goto(`${serrana}/login`);
  await expect(page).toHaveTitle('Entrar · Serrana Solar');
  expect((await leafOf(page)).toUpperCase()).toBe('#1F5673');
  await signInHere(page, 'partner');
  await expect(menu(page).getByRole('link', { name: 'Clientes', exact: true })).toBeVisible();
  for (const name of ['Kits', 'Módulos', 'Inversores', 'Equipamentos', 'Financiamentos'])
    await expect(menu(page).getByRole('link', { name, exact: true }), name).toBeHidden();
});

test('a new partner: checked, looked at, published and taken back by the command, without a build', async ({
  as,
  enter,
  origin,
  browser,
}) => {
  const girassol = girassolAt(origin, (await as('admin')).session.token);
  const folder = mkdtempSync(join(tmpdir(), 'girassol-partner-'));
  const file = join(folder, 'mirante.json');
  const mirante = {
    key: 'MIRANTE',
    hosts: ['mirante.localhost'],
    brand: {
      name: 'Mirante Solar',
      title: 'Mirante Solar',
      description: 'Energia vista do alto.',
      colors: { leaf: '#7A3E12', sun: '#E0B000' },
    },
    remotes: ['mfe-proposals'],
  };
  writeFileSync(file, JSON.stringify({ ...mirante, remotes: ['mfe-nada'], hosts: ['serrana'] }));
  const refused = await girassol('distribution', 'check', file);
  expect(refused.error).toMatchObject({ code: 'GF-610' });
  expect(refused.error.findings.map(({ code }: { code: string }) => code)).toEqual(['GF-622', 'GF-621']);

  writeFileSync(file, JSON.stringify(mirante));
  expect(await girassol('distribution', 'check', file)).toMatchObject({ ok: true, findings: [] });
  const { address } = await girassol('distribution', 'preview', file);

  // The address is worth nothing to others.
  const other = await enter('owner', address);
  await expect(other.getByText('Somente para a administração')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Abrir prévia' })).toBeHidden();

  const operator = await enter('admin', address);
  await operator.getByRole('button', { name: 'Abrir prévia' }).click();
  const strip = operator.getByRole('region', { name: 'Prévia de distribuição' });
  await expect(strip).toContainText('Prévia de Mirante Solar.');
  await expect(operator).toHaveTitle('Distribuições · Mirante Solar');
  expect(await findings(operator)).toEqual([]);
  await other.reload();
  await expect(other).toHaveTitle(/Girassol$/);
  await strip.getByRole('button', { name: 'Sair da prévia' }).click();
  await expect(strip).toBeHidden();
  await expect(operator).toHaveTitle('Distribuições · Girassol');

  const at = origin.replace('localhost', 'mirante.localhost');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${at}/login`);
  await expect(visitor).toHaveTitle('Entrar · Girassol');
  const published = await girassol('distribution', 'publish', file, '--why', 'contrato assinado');
  expect(published).toMatchObject({ ok: true, isNew: true, live: { version: 1 } });
  await visitor.reload();
  await expect(visitor).toHaveTitle('Entrar · Mirante Solar');
  await signInHere(visitor, 'owner');
  await expect
    .poll(() => menu(visitor).getByRole('link').allTextContents())
    .toEqual([
      'Início',
      'Propostas',
      'Kits',
      'Módulos',
      'Inversores',
      'Equipamentos',
      'Personalizar proposta',
    ]);

  await operator.goto('/operacao/distribuicoes');
  const card = operator.getByRole('region', { name: 'Mirante Solar' });
  await expect(card).toContainText('mirante.localhost');
  await card.getByText('Histórico').click();
  await expect(card).toContainText('admin@girassol.test: contrato assinado');
  await card.getByRole('button', { name: 'Um passo atrás: Mirante Solar' }).click();
  await operator.getByLabel('Motivo').fill('marca errada');
  await operator.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(operator.getByRole('region', { name: 'MIRANTE' })).toContainText('Fora do ar');
  await visitor.reload();
  await expect(visitor).toHaveTitle(/Girassol$/);
  await visitor.context().close();
  rmSync(folder, { recursive: true });
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
  expect(await findings(page)).toEqual([]);

  await text.fill(JSON.stringify(document));
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog.getByText('Escreva o motivo')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('nova parceria');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Vereda' })).toContainText('Versão 1 no ar');
});
