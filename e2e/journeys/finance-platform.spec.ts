import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';

const ADDRESS = '/configuracoes-azume-financeiro';

test('[settings-008, shell.menus-016] the finance platform opens by the menu, shows its lists and gives a code once', {
  tag: '@full',
}, async ({ enter }) => {
  const page = await enter('owner', '/inicio');
  await page.getByRole('link', { name: 'Plataforma financeira' }).click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.getByRole('list', { name: 'Contas bancárias' })).toContainText('Caixa da loja');
  await expect(page.getByRole('list', { name: 'Centros de custo' })).toContainText('Compras e estoque');
  await expect(page.getByRole('list', { name: 'Receitas: Receitas' })).toContainText('kits fotovoltaicos');

  await page.getByRole('link', { name: /Serviços$/ }).click();
  await expect(page.getByRole('list', { name: 'Centros de custo' })).toContainText('Obras');
  await page.getByRole('searchbox', { name: 'Buscar categoria' }).fill('homolog');
  await expect(page.getByRole('list', { name: 'Receitas: Receitas' }).getByRole('listitem')).toHaveText([
    /Projeto e homologação/,
  ]);
  await expect(page.getByRole('list', { name: /^Despesas/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Gerar código de acesso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Código de acesso' });
  await expect(dialog.getByRole('timer')).toContainText('Vale por mais');
  await expect(dialog.getByRole('code')).toHaveText(/^[2-9A-Z]{8}$/);
  expect(await listAxeFindingsInState(page, 'a login code')).toEqual([]);
  const code = (await dialog.getByRole('code').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByText(/Seu último código de acesso vale até \d\d:\d\d\./)).toBeVisible();
  // The organization is in the address; the code is nowhere.
  await expect(page.getByRole('list', { name: 'Centros de custo' })).toContainText('Obras');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/plataforma-financeira');
  expect(await listAxeFindingsInState(page, 'the entry of the finance platform')).toEqual([]);
  const signIn = async () => {
    await page.getByLabel('E-mail').fill('dono@girassol.test');
    await page.getByLabel('Código de acesso').fill(code);
    await page.getByRole('button', { name: 'Entrar' }).click();
  };
  await signIn();
  await expect(page.getByRole('heading', { name: /Equipamentos$/ })).toBeVisible();
  expect(await listAxeFindingsInState(page, 'the finance platform itself')).toEqual([]);
  await page.reload();
  await expect(page.getByText('Caixa da loja')).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await signIn();
  await expect(page.getByRole('alert')).toContainText('Este código já foi usado');
});

test('[settings-008, shell.menus-017] an account without the finance platform sees how to unlock it, and reads nothing', {
  tag: '@full',
}, async ({ enter }) => {
  const page = await enter('partner', '/inicio');
  await expect(page.getByRole('button', { name: /Plataforma financeira/ })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(ADDRESS);
  await expect(page.getByRole('region', { name: 'Desbloqueie a plataforma financeira' })).toBeVisible();
  expect(await listAxeFindingsInState(page, 'the finance platform is locked')).toEqual([]);
  expect(calls.filter((path) => path.includes('/azume-financial/'))).toEqual([]);
});

test('an operator opens the finance platform to an account and closes it, and the page of the account follows', {
  tag: '@full',
}, async ({ as, enter }) => {
  const partner = await as('partner');
  const page = await enter(partner, ADDRESS);
  const locked = page.getByRole('region', { name: 'Desbloqueie a plataforma financeira' });
  await expect(locked).toBeVisible();

  const operator = await enter('admin', `/operacao/contas/${partner.session.managerId}`);
  const part = operator.getByRole('region', { name: 'Plataforma financeira' });
  const change = async (label: string, why: string) => {
    await part.getByRole('button', { name: label }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill(why);
    await dialog.getByRole('button', { name: label }).click();
  };
  await change('Liberar plataforma', 'Contratou o financeiro');
  await expect(part).toContainText('Liberada');
  await expect(page.getByRole('list', { name: 'Contas bancárias' })).toBeVisible();
  await expect(operator.getByRole('region', { name: 'Histórico' })).toContainText('Contratou o financeiro');

  await change('Bloquear plataforma', 'Fim do contrato');
  await expect(locked).toBeVisible();
  await expect(page.getByRole('list', { name: 'Contas bancárias' })).toHaveCount(0);
});
