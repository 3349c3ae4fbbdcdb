import type { Page } from '@playwright/test';
import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';
import {
  expectPageTitle,
  locateEmailField,
  locateLoginButton,
  locatePasswordField,
} from '../support/product';

const PASSWORD = 'Mirante2026';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

const readModules = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('girassol.session') ?? '{}').activeModules);

// Follows the operator's steps in docs/partners.md, from the account to the first login of its owner.
test('an operator opens an account, and its owner gets in by the link; then it is given a white-label and a module', {
  tag: '@full',
}, async ({ enter, browser, origin }) => {
  const company = `Sol do Cerrado ${Date.now()}`;
  const email = `rita-${Date.now()}@cerrado.com.br`;
  const operator = await enter('admin', '/inicio');
  await menu(operator).getByRole('link', { name: 'Contas', exact: true }).click();
  await expect(operator.getByRole('heading', { name: 'Contas', level: 1 })).toBeVisible();
  await operator.getByLabel('Buscar conta').fill('dono@vizinha');
  await expect(operator.getByText('1 conta', { exact: true })).toBeVisible();

  await operator.getByRole('link', { name: 'Abrir conta' }).click();
  const opening = operator.getByRole('dialog', { name: 'Abrir conta' });
  await opening.getByLabel('Empresa').fill(company);
  await opening.getByLabel('Dono', { exact: true }).fill('Rita Alves');
  await opening.getByLabel('E-mail do dono').fill('dono@girassol.test');
  await opening.getByRole('button', { name: /Plano/ }).click();
  await operator.getByRole('option', { name: 'Enterprise' }).click();
  await opening.getByLabel('Motivo').fill('contrato assinado');
  await opening.getByRole('button', { name: 'Abrir conta' }).click();
  await expect(opening.getByRole('alert')).toContainText('Alguém já entra com este e-mail');
  await opening.getByLabel('E-mail do dono').fill(email);
  await opening.getByRole('button', { name: 'Abrir conta' }).click();
  const handed = operator.getByRole('dialog', { name: 'Link para Rita Alves' });
  const link = await handed.locator('code').textContent();
  await handed.getByRole('button', { name: 'Enviar por e-mail' }).click();
  await expect(handed.getByRole('button', { name: 'Enviado por e-mail' })).toBeDisabled();
  expect(await listAxeFindingsInState(operator, 'the link for a password, handed over')).toEqual([]);

  const owner = await (await browser.newContext()).newPage();
  await owner.goto(link ?? '');
  await expect(owner.getByRole('heading', { name: 'Olá, Rita Alves' })).toBeVisible();
  expect(await listAxeFindingsInState(owner, 'a first access by its link')).toEqual([]);
  await locatePasswordField(owner).fill(PASSWORD);
  await owner.getByRole('button', { name: 'Criar senha e entrar' }).click();
  await expect(owner).toHaveURL(/\/inicio$/);
  const kits = menu(owner).getByRole('link', { name: 'Kits', exact: true });
  await expect(kits).toBeVisible();
  const late = await (await browser.newContext()).newPage();
  await late.goto(link ?? '');
  await expect(late.getByText('Este link não vale mais')).toBeVisible();
  await late.context().close();

  await handed.getByRole('button', { name: 'Concluir' }).click();
  const given = operator.getByRole('region', { name: 'White-label e módulos' });
  await given.getByLabel('Proposta 2.0').check();
  await given.getByLabel('website').check();
  await given.getByRole('button', { name: /White-label/ }).click();
  await operator.getByRole('option', { name: 'AURORA · Aurora Energia' }).click();
  await expect(given.getByText('AURORA não o oferece: fica sem efeito.')).toHaveCount(1);
  expect(await listAxeFindingsInState(operator, 'modules of an account, changed and not saved')).toEqual([]);
  await given.getByRole('button', { name: 'Alterar conta' }).click();
  const asked = operator.getByRole('dialog', { name: `Alterar ${company}` });
  await expect(asked.getByText('White-label: nenhum → AURORA')).toBeVisible();
  await asked.getByLabel('Motivo').fill('parceria com a Aurora');
  await asked.getByRole('button', { name: 'Alterar conta' }).click();
  const history = operator.getByRole('region', { name: 'Histórico' });
  await expect(history).toContainText('White-label: nenhum → AURORA · Liga: Proposta 2.0, Website');
  await expect(history).toContainText('admin@girassol.test: parceria com a Aurora');
  await expect(history).toContainText('Conta aberta');
  await expect(history).toContainText(`Link enviado por e-mail admin@girassol.test: a ${email}`);

  // The page that is open follows by itself: who has a white-label has no catalogue of their own.
  await expect(kits).toBeHidden();
  await expect.poll(() => readModules(owner)).toEqual(['Proposta 2.0']);
  await owner.goto(`${origin}/operacao/contas`);
  await expect(owner.getByText('Somente para a administração')).toBeVisible();

  await owner.goto(`${origin.replace('localhost', 'aurora.localhost')}/login`);
  await expect(owner).toHaveTitle('Entrar · Aurora Energia');
  await locateEmailField(owner).fill(email);
  await locatePasswordField(owner).fill(PASSWORD);
  await locateLoginButton(owner).click();
  await expectPageTitle(owner, 'Início · Aurora Energia');
  expect(await readModules(owner)).toEqual(['Proposta 2.0']);
  await owner.context().close();

  // A new link leads to the white-label's own host.
  await operator.getByRole('button', { name: 'Link para senha' }).click();
  await operator.getByLabel('Motivo').fill('esqueceu a senha');
  await operator.getByRole('button', { name: 'Criar link' }).click();
  await expect(operator.locator('code')).toContainText('//aurora.localhost:');
  await operator.getByRole('button', { name: 'Concluir' }).click();
  await operator.setViewportSize({ width: 390, height: 844 });
  expect(await operator.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

// Nothing leaves the demonstration: what it writes lies where the operator reads it.
test('a link that was sent by mail lies in the mailbox of the operator, and lets its reader in', async ({
  enter,
  browser,
}) => {
  const email = `correio-${Date.now()}@cerrado.com.br`;
  const operator = await enter('admin', '/operacao/contas');
  await operator.getByRole('link', { name: 'Abrir conta' }).click();
  const opening = operator.getByRole('dialog', { name: 'Abrir conta' });
  await opening.getByLabel('Empresa').fill('Sol do Correio');
  await opening.getByLabel('Dono', { exact: true }).fill('Rita Alves');
  await opening.getByLabel('E-mail do dono').fill(email);
  await opening.getByRole('button', { name: /Plano/ }).click();
  await operator.getByRole('option', { name: 'CRM' }).click();
  await opening.getByLabel('Motivo').fill('contrato assinado');
  await opening.getByRole('button', { name: 'Abrir conta' }).click();
  const handed = operator.getByRole('dialog', { name: 'Link para Rita Alves' });
  await handed.getByRole('button', { name: 'Enviar por e-mail' }).click();
  await expect(operator.getByText(`O link foi enviado a ${email}.`)).toBeVisible();
  await handed.getByRole('button', { name: 'Concluir' }).click();

  await operator.getByRole('link', { name: 'Correio', exact: true }).first().click();
  await expect(operator.getByText(/^Demonstração: nenhum e-mail sai/)).toBeVisible();
  await operator.getByLabel('Buscar e-mail').fill(email);
  const line = operator.getByRole('list', { name: 'E-mails' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Enviado');
  await line.getByRole('link').click();
  const mail = operator.getByRole('dialog', { name: 'Seu acesso a Girassol' });
  await expect(mail).toContainText('Olá, Rita Alves.');
  expect(await listAxeFindingsInState(operator, 'an open mail')).toEqual([]);
  const address = await mail.getByRole('link').getAttribute('href');
  await operator.setViewportSize({ width: 390, height: 844 });
  expect(await operator.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const owner = await (await browser.newContext()).newPage();
  await owner.goto(address ?? '');
  await expect(owner.getByRole('heading', { name: 'Olá, Rita Alves' })).toBeVisible();
  await owner.context().close();
});
