import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { expect, test } from '../support/journey';
import { girassolAt, publishRelease } from '../support/releases';

const BOARDS = 'mfe-crm-boards';
const strip = (page: Page) => page.getByRole('region', { name: 'Versão só deste navegador' });
const openSales = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Vendas', exact: true }).click();

/** The operator points this browser at a version of the boards. */
async function pointAt(page: Page, version: string): Promise<void> {
  await page.goto('/operacao/versoes');
  await page.getByRole('button', { name: 'Trocar versão aqui' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trocar versão neste navegador' });
  await dialog.getByRole('button', { name: /Área/ }).click();
  await page.getByRole('option', { name: 'CRM e quadros' }).click();
  await dialog.getByRole('button', { name: /Versão/ }).click();
  await page.getByRole('option', { name: version, exact: true }).click();
  await dialog.getByLabel('Motivo').fill('ver antes de todos');
  await dialog.getByRole('button', { name: 'Trocar e recarregar' }).click();
  await expect(strip(page)).toContainText(`este navegador usa a versão ${version}`);
}

/** Somebody else takes the seat at this browser: what it was pointed at stays. */
async function seat(page: Page, session: object): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('girassol.session', JSON.stringify(kept)), session);
  await page.goto('/inicio');
}

test('one browser sees a version that nobody else sees, says so on every page, and goes back with one press', async ({
  as,
  enter,
  origin,
}) => {
  const girassol = girassolAt(origin, (await as('admin')).session.token);
  await publishRelease(girassol, BOARDS, {
    version: '0.1.0-experimento',
    append: (name) =>
      name.startsWith('entry.') ? ';document.documentElement.dataset.experimento="sim"' : '',
  });
  const page = await enter('admin', '/operacao/versoes');
  await pointAt(page, '0.1.0-experimento');
  expect(await findings(page)).toEqual([]);

  await seat(page, (await as('owner')).session);
  await openSales(page);
  await expect(page.getByRole('heading', { name: 'Vendas', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-experimento', 'sim');
  await expect(strip(page)).toBeVisible();

  const everybody = await enter('owner', '/inicio');
  await openSales(everybody);
  await expect(everybody.getByRole('heading', { name: 'Vendas', level: 1 })).toBeVisible();
  await expect(everybody.locator('html')).not.toHaveAttribute('data-experimento', 'sim');
  await expect(strip(everybody)).toBeHidden();

  await strip(page).getByRole('button', { name: 'Usar a versão no ar' }).click();
  await expect(strip(page)).toBeHidden();
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
  const girassol = girassolAt(origin, (await as('admin')).session.token);
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
  await seat(page, session);
  await pointAt(page, '0.1.0-quebrada');
  await seat(page, (await as('owner')).session);
  await openSales(page);
  await expect(page.getByRole('heading', { name: 'CRM e quadros não abriu' })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Voltar à versão no ar' }).click();
  await expect(strip(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Vendas', level: 1 })).toBeVisible();
  await context.close();
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
  expect(await attempt('owner')).toEqual([403, 'GF-512', undefined]);
});
