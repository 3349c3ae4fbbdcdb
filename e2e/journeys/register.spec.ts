import type { Page } from '@playwright/test';
import {
  addSales,
  createUniqueWord,
  findDemoCustomer,
  formatMoney,
  getSalesBoardPath,
  loadBoard,
  locateCard,
  locateColumn,
} from '../support/board';
import { createCpf, formatCpf } from '../support/documents';
import { expect, test } from '../support/journey';

const form = (page: Page) => page.getByRole('form', { name: 'Registrar venda' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Registrar venda' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sair sem salvar?' });

const customerField = (page: Page) => form(page).getByRole('combobox', { name: 'Cliente' });

/** Chooses one of the choices of a field without search. */
async function choose(page: Page, label: string, option: string) {
  await form(page)
    .getByRole('button', { name: new RegExp(`${label}$`) })
    .click();
  await page.getByRole('option', { name: option }).click();
}

/** Fills what a sale of a new customer needs. */
async function fillNewCustomer(page: Page, tag: string) {
  await form(page).getByText('É novo').click();
  await field(page, 'Nome do cliente').fill(`Cliente ${tag}`);
  await field(page, 'Nome da venda').fill(`Telhado ${tag}`);
}

test('[boards-105, boards-096] a sale for a customer of the list lands on top of its column, and a reload keeps it', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const customer = await findDemoCustomer(owner);
  const tag = createUniqueWord();
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId));
  await page.getByRole('link', { name: 'Registrar venda' }).click();
  await expect(page).toHaveURL(/\/vendas\/registro$/);
  await expect(submit(page)).toBeDisabled();

  await customerField(page).fill(customer.name);
  await page.getByRole('option', { name: customer.name }).first().click();
  await field(page, 'Nome da venda').fill(`Telhado ${tag}`);
  await field(page, 'Valor').fill('28450,90');
  await field(page, 'Potência').fill('7,2');
  await choose(page, 'Tipo de UC', 'Residencial');
  await choose(page, 'Temperatura', 'Quente');
  await choose(page, 'Coluna', 'Etapa 2 - Visita técnica');
  await choose(page, 'Responsável', 'Rafael Nunes');
  await submit(page).click();

  await expect(page).toHaveURL(new RegExp(`${getSalesBoardPath(owner.session.managerId)}$`));
  await expect(page.getByText(/^Venda #\d{5} registrada\.$/)).toBeVisible();
  const lane = locateColumn(page, 'Visita técnica');
  await expect(locateCard(lane, `Telhado ${tag}`)).toBeVisible();
  await page.reload();
  const face = locateCard(lane, `Telhado ${tag}`);
  for (const text of [customer.name, formatMoney(28_450.9), '7,20 kWp', 'Rafael Nunes', 'Quente'])
    await expect(face).toContainText(text);

  const [, second] = await loadBoard(owner, tag);
  expect(second?.cards).toHaveLength(1);
  expect(second?.cards[0]).toMatchObject({ amount: 28_450.9, power: 7.2, validityDate: null });
});

test('[customers-002] a sale brings its new customer along', { tag: '@full' }, async ({ as, enter }) => {
  const owner = await as('owner');
  // A person's name has no digits.
  const tag = createUniqueWord().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const cpf = createCpf();
  const page = await enter(owner, '/vendas/registro');
  await fillNewCustomer(page, tag);
  await field(page, 'CPF ou CNPJ').fill(cpf);
  await expect(field(page, 'CPF ou CNPJ')).toHaveValue(formatCpf(cpf));
  await field(page, 'Telefone').fill('47999998888');
  await expect(field(page, 'Telefone')).toHaveValue('(47) 99999-8888');
  await field(page, 'E-mail').fill(`${tag}@exemplo.com.br`);
  await page.getByRole('combobox', { name: /^Estado/ }).fill('santa');
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'Cidade' }).fill('blume');
  await page.getByRole('option', { name: 'Blumenau', exact: true }).click();
  await submit(page).click();

  const face = locateCard(locateColumn(page, 'Contato inicial'), `Telhado ${tag}`);
  await expect(face).toContainText(`Cliente ${tag} · Blumenau, SC`);
  const [first] = await loadBoard(owner, tag);
  const { customer } = await owner.call('GET /customers/single/:cid', {
    params: { cid: first?.cards[0]?.customer._id ?? '' },
  });
  expect(customer).toMatchObject({
    document: cpf,
    phone: '47999998888',
    email: `${tag}@exemplo.com.br`,
    uf: 'SC',
    city: 'Blumenau',
  });
});

test('[shell.forms-010] a wrong CPF says so and holds the button; a known one offers its customer', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const known = await findDemoCustomer(owner);
  const page = await enter(owner, '/vendas/registro');
  await fillNewCustomer(page, createUniqueWord());
  await expect(submit(page)).toBeEnabled();
  await field(page, 'CPF ou CNPJ').fill('11111111112');
  await page.keyboard.press('Tab');
  await expect(form(page).getByText('Insira um CPF ou CNPJ válido.')).toBeVisible();
  await expect(submit(page)).toBeDisabled();

  await field(page, 'CPF ou CNPJ').fill(known.document);
  await expect(form(page).getByText('Insira um CPF ou CNPJ válido.')).toBeHidden();
  await form(page).getByRole('button', { name: 'Usar este cliente' }).click();
  await expect(customerField(page)).toHaveValue(known.name);
});

test("[shell.forms-001, shell.forms-002] 'O QUE HÁ DE ERRADO?' lists what is missing and leads to each field", async ({
  enter,
}) => {
  const page = await enter('owner', '/vendas/registro');
  await form(page).getByText('Tem data de validade').click();
  await field(page, 'Válida até').fill('01/01/2020');
  await form(page).getByRole('button', { name: 'O QUE HÁ DE ERRADO?' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'O QUE HÁ DE ERRADO?' });
  await expect(dialog.getByRole('listitem')).toHaveText([/^Cliente/, /^Nome da venda/, /^Válida até/]);
  await dialog.getByRole('button', { name: 'Entendi' }).click();
  await expect(dialog).toBeHidden();
  await expect(customerField(page)).toBeFocused();
  await expect(form(page).getByText('Data inválida.')).toBeVisible();

  await form(page).getByRole('button', { name: 'O QUE HÁ DE ERRADO?' }).click();
  await dialog.getByRole('button', { name: /^Válida até/ }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Válida até')).toBeFocused();
  await expect(field(page, 'Válida até')).toBeInViewport();
});

test('pressing twice registers one sale', { tag: '@full' }, async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  const page = await enter(owner, '/vendas/registro');
  // The slower the connection, the more often people press: nothing is sent on before the last press.
  let release: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/{customers,sales}/new/**', async (route) => {
    await pressed;
    await route.continue();
  });
  await fillNewCustomer(page, tag);
  await submit(page).dblclick();
  await page.keyboard.press('Enter');
  release();
  await expect(locateCard(locateColumn(page, 'Contato inicial'), `Telhado ${tag}`)).toBeVisible();
  expect((await loadBoard(owner, tag)).map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0]);
});

test('[shell.errors-001] a refusal keeps the form, and the next try registers the customer only once', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  const page = await enter(owner, '/vendas/registro');
  await page.route('**/api/sales/new/**', (route) =>
    route.fulfill({ status: 409, json: { message: 'Outra pessoa alterou isto ao mesmo tempo.' } }),
  );
  await fillNewCustomer(page, tag);
  await submit(page).click();
  const error = page.getByRole('alertdialog', { name: 'ERRO' });
  await expect(error).toContainText('Outra pessoa alterou isto ao mesmo tempo.');
  await error.getByRole('button', { name: 'Fechar' }).click();
  await expect(page).toHaveURL(/\/vendas\/registro$/);
  await expect(field(page, 'Nome da venda')).toHaveValue(`Telhado ${tag}`);

  await page.unroute('**/api/sales/new/**');
  await submit(page).click();
  await expect(locateCard(locateColumn(page, 'Contato inicial'), `Telhado ${tag}`)).toBeVisible();
  const { customers } = await owner.call('POST /customers/filtered/:userId/:multiplier', {
    params: { userId: owner.session.userId, multiplier: 1 },
    body: { searchValue: tag },
  });
  expect(customers).toHaveLength(1);
});

test('leaving with unsaved text asks first: by the menu, by the back button, and not at all after saving', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId));
  await page.getByRole('link', { name: 'Registrar venda' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await field(page, 'Nome da venda').fill('Ainda não salvo');

  await menu.getByRole('link', { name: 'Início' }).click();
  await expect(question(page)).toContainText('Há dados que ainda não foram salvos. Deseja sair mesmo assim?');
  await question(page).getByRole('button', { name: 'Continuar editando' }).click();
  await expect(question(page)).toBeHidden();
  await expect(field(page, 'Nome da venda')).toHaveValue('Ainda não salvo');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Continuar editando' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/vendas\/registro$/);
  await expect(field(page, 'Nome da venda')).toHaveValue('Ainda não salvo');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(new RegExp(`${getSalesBoardPath(owner.session.managerId)}$`));

  await page.getByRole('link', { name: 'Registrar venda' }).click();
  await menu.getByRole('link', { name: 'Início' }).click();
  await expect(page).toHaveURL(/\/inicio$/);
  await expect(question(page)).toBeHidden();

  // A page that asked before it was left is one entry in the history, not two.
  await page.goBack();
  await field(page, 'Nome da venda').fill('Ainda outra');
  await menu.getByRole('link', { name: 'Início' }).click();
  await question(page).getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(/\/inicio$/);
  await page.goBack();
  await expect(field(page, 'Nome da venda')).toHaveValue('');
  await field(page, 'Nome da venda').fill('Apagado em seguida');
  await field(page, 'Nome da venda').fill('');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${getSalesBoardPath(owner.session.managerId)}$`));
});

test('[boards-106] an item is edited from its panel, and keeps column and owner', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  const { Antes: sale } = await addSales(owner, { tag, names: ['Antes'], column: 1 });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `item=${sale?._id}`));
  await page.getByRole('button', { name: 'Editar venda' }).click();
  await expect(page).toHaveURL(new RegExp(`/vendas/editar/${sale?._id}$`));
  const edit = page.getByRole('form', { name: 'Editar venda' });
  await expect(edit.getByLabel('Valor')).toHaveValue('12.345,67');
  await edit.getByLabel('Nome da venda').fill(`Depois ${tag}`);
  await edit.getByLabel('Valor').fill('9.999,99');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(`Depois ${tag}$`) })).toBeVisible();
  const [, second] = await loadBoard(owner, tag);
  expect(second?.cards[0]).toMatchObject({ name: `Depois ${tag}`, amount: 9_999.99 });
});

test('[shell-010] a vendor registers for the own funnel, and cannot hand a sale to others', {
  tag: '@full',
}, async ({ as, enter }) => {
  const vendor = await as('vendor');
  const tag = createUniqueWord();
  const page = await enter(vendor, '/vendas/registro');
  await fillNewCustomer(page, tag);
  await form(page)
    .getByRole('button', { name: /Responsável$/ })
    .click();
  await expect(page.getByRole('option')).toHaveText(['Rafael Nunes']);
  await page.keyboard.press('Escape');
  await submit(page).click();
  await expect(page).toHaveURL(new RegExp(`${getSalesBoardPath(vendor.session.userId)}$`));
  await expect(locateCard(page, `Telhado ${tag}`)).toContainText('Rafael Nunes');
});

test('[shell.menus-004] the basic plan cannot register a sale, and nothing is asked of the server', {
  tag: '@full',
}, async ({ enter }) => {
  const page = await enter('basic', '/vendas/registro');
  await expect(page.getByText('Vendas não faz parte do seu plano')).toBeVisible();
  await expect(form(page)).toBeHidden();
});
