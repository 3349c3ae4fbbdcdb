import type { Page } from '@playwright/test';
import { listAxeFindings } from '../support/axe';
import { expect, test } from '../support/journey';
import { chooseInDialog, locateOverrideStrip, overrideVersion, replaceSession } from '../support/overrides';
import { createGirassolCommand, publishRelease } from '../support/releases';

const BOARDS = 'mfe-crm-boards';
const openSales = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Vendas', exact: true }).click();

test('one browser sees a version that nobody else sees, says so on every page, and goes back with one press', async ({
  as,
  enter,
  origin,
}) => {
  const girassol = createGirassolCommand(origin, (await as('admin')).session.token);
  await publishRelease(girassol, BOARDS, {
    version: '0.1.0-experimento',
    append: (name) =>
      name.startsWith('entry.') ? ';document.documentElement.dataset.experimento="sim"' : '',
  });
  const page = await enter('admin', '/operacao/versoes');
  await overrideVersion(page, 'CRM e quadros', '0.1.0-experimento');
  await expect(locateOverrideStrip(page)).toContainText('a versão 0.1.0-experimento');
  expect(await listAxeFindings(page)).toEqual([]);

  await replaceSession(page, (await as('owner')).session);
  await openSales(page);
  await expect(page.getByRole('heading', { name: 'Vendas', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-experimento', 'sim');
  await expect(locateOverrideStrip(page)).toBeVisible();

  const everybody = await enter('owner', '/inicio');
  await openSales(everybody);
  await expect(everybody.getByRole('heading', { name: 'Vendas', level: 1 })).toBeVisible();
  await expect(everybody.locator('html')).not.toHaveAttribute('data-experimento', 'sim');
  await expect(locateOverrideStrip(everybody)).toBeHidden();

  await locateOverrideStrip(page).getByRole('button', { name: 'Usar a versão no ar' }).click();
  await expect(locateOverrideStrip(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Vendas', level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-experimento', 'sim');

  const operator = await enter('admin', '/operacao/versoes');
  await operator.getByText('Usos registrados').click();
  await expect(operator.getByText('admin@girassol.test: ver antes de todos').first()).toBeVisible();
  await expect(operator.getByText('CRM e quadros: versão no ar').first()).toBeVisible();
});

test('an override that is broken offers the way back on the page of the area', async ({
  as,
  browser,
  origin,
}) => {
  const girassol = createGirassolCommand(origin, (await as('admin')).session.token);
  await publishRelease(girassol, BOARDS, {
    version: '0.1.0-quebrada',
    append: (name) => (name.startsWith('entry.') ? ';throw new Error("quebrada de propósito")' : ''),
    manifest: { container: 'container_que_nao_existe' },
  });
  // A browser that is expected to see an error of its own.
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const { session } = await as('admin');
  await page.goto('/login');
  await replaceSession(page, session);
  await overrideVersion(page, 'CRM e quadros', '0.1.0-quebrada');
  await replaceSession(page, (await as('owner')).session);
  await openSales(page);
  await expect(page.getByRole('heading', { name: 'CRM e quadros não abriu' })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Voltar à versão no ar' }).click();
  await expect(locateOverrideStrip(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Vendas', level: 1 })).toBeVisible();
  await context.close();
});

test('somebody who was permitted tries a version, alone; when the permission is taken back, so is the version', async ({
  as,
  enter,
  origin,
}) => {
  const girassol = createGirassolCommand(origin, (await as('admin')).session.token);
  await publishRelease(girassol, BOARDS, {
    version: '0.1.0-convite',
    append: (name) => (name.startsWith('entry.') ? ';document.documentElement.dataset.convite="sim"' : ''),
  });
  const vendor = await enter('vendor', '/operacao/este-navegador');
  await expect(vendor.getByText('Somente para quem foi convidado')).toBeVisible();

  const operator = await enter('admin', '/operacao/versoes');
  const people = operator.getByRole('region', { name: 'Pessoas com permissão' });
  await people.getByRole('button', { name: 'Permitir pessoa' }).click();
  const invitation = operator.getByRole('dialog', { name: 'Permitir pessoa' });
  await invitation.getByLabel('E-mail').fill('vendedor@girassol.test');
  await chooseInDialog(operator, invitation, /Área/, 'CRM e quadros');
  await invitation.getByLabel('Motivo').fill('piloto do funil');
  await invitation.getByRole('button', { name: 'Permitir' }).click();
  await expect(people).toContainText('vendedor@girassol.test');
  expect(await listAxeFindings(operator)).toEqual([]);

  await vendor.reload();
  await vendor.getByRole('button', { name: 'Trocar versão aqui' }).click();
  const dialog = vendor.getByRole('dialog');
  await dialog.getByRole('button', { name: /Área/ }).click();
  await expect(vendor.getByRole('option')).toHaveText(['CRM e quadros']);
  await vendor.getByRole('option', { name: 'CRM e quadros' }).click();
  await chooseInDialog(vendor, dialog, /Versão/, '0.1.0-convite');
  await dialog.getByLabel('Motivo').fill('ver o funil novo');
  await dialog.getByRole('button', { name: 'Trocar e recarregar' }).click();
  await expect(locateOverrideStrip(vendor)).toContainText('este navegador usa a versão 0.1.0-convite');
  await openSales(vendor);
  await expect(vendor.locator('html')).toHaveAttribute('data-convite', 'sim');
  await vendor.goto('/operacao/este-navegador');
  await expect(vendor.getByRole('heading', { name: 'CRM e quadros: 0.1.0-convite' })).toBeVisible();
  expect(await listAxeFindings(vendor)).toEqual([]);

  await people.getByRole('button', { name: 'Encerrar a permissão de vendedor@girassol.test' }).click();
  await operator.getByRole('button', { name: 'Encerrar permissão' }).click();
  await expect(people).toContainText('encerrada em');
  await vendor.reload();
  await expect(vendor.getByText('Somente para quem foi convidado')).toBeVisible();
  await expect(locateOverrideStrip(vendor)).toBeHidden();
  await openSales(vendor);
  await expect(vendor.getByRole('heading', { name: 'Vendas', level: 1 })).toBeVisible();
  await expect(vendor.locator('html')).not.toHaveAttribute('data-convite', 'sim');
});

test('other origins and other people are refused', async ({ as, origin, request }) => {
  const order = { remote: BOARDS, why: 'ver', origin: 'https://evil.test' };
  const attempt = async (account: 'admin' | 'owner') => {
    const { token } = (await as(account)).session;
    const answer = await request.post(`${origin}/federation/overrides`, {
      data: order,
      headers: { authorization: `Bearer ${token}` },
    });
    return [answer.status(), (await answer.json()).code, answer.headers()['set-cookie']];
  };
  expect(await attempt('admin')).toEqual([403, 'GF-541', undefined]);
  expect(await attempt('owner')).toEqual([403, 'GF-542', undefined]);
});
