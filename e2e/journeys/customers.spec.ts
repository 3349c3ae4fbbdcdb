import type { Page } from '@playwright/test';
import type { Caller } from '../support/api';
import { listAxeFindingsInState } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { createCpf, formatCpf } from '../support/documents';
import { expect, test } from '../support/journey';

/** A tag as the name of a person may have it: without digits. */
const inLetters = (tag: string) => tag.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

const getListPath = (owner: Caller, query = '') =>
  `/clientes/lista/${owner.session.managerId}${query && `?${query}`}`;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function addCustomer(
  { call, session }: Caller,
  name: string,
  fields: { document?: string; email?: string } = {},
) {
  const { customer } = await call('POST /customers/new/:userId', {
    params: { userId: session.userId },
    body: { name, ...fields },
  });
  return customer;
}

async function inMenu(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('[customers-004, customers-005] a customer is registered, found, edited, and stays so after a reload', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const name = `Rita ${inLetters(createUniqueWord())}`;
  const cpf = createCpf();
  const page = await enter(owner, getListPath(owner));
  await page.getByRole('main').getByRole('link', { name: 'Novo cliente' }).click();
  await field(page, 'Nome').fill(name);
  await field(page, 'CPF').fill(cpf);
  await field(page, 'Telefone').fill('4733334444');
  await page.getByRole('combobox', { name: /^Estado/ }).fill('santa cat');
  await page.getByRole('option', { name: /Santa Catarina/ }).click();
  await page.getByRole('combobox', { name: 'Cidade' }).fill('floriano');
  await page.getByRole('option', { name: 'Florianópolis' }).click();
  await expect(page.getByRole('combobox', { name: /^Estado/ })).toBeDisabled();
  await field(page, 'Profissão').fill('Médica');
  await page.getByRole('button', { name: 'Cadastrar cliente' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Nenhum negócio em andamento')).toBeVisible();
  await page.getByRole('tab', { name: 'Dados' }).click();
  await field(page, 'Profissão').fill('Advogada');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Profissão')).toHaveValue('Advogada');
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Florianópolis');

  await page.goto(getListPath(owner, `busca=${formatCpf(cpf)}&campo=document`));
  await expect(row(page, name)).toContainText(formatCpf(cpf));
  await expect(row(page, name)).toContainText('Florianópolis, SC');
});

test('[customers-001, customers-007] archived ones leave the list, are found among the archived, and come back', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  for (const name of ['Um', 'Dois']) await addCustomer(owner, `${name} ${tag}`);
  const page = await enter(owner, getListPath(owner, `busca=${tag}`));
  await inMenu(page, `Um ${tag}`, 'Arquivar');
  await expect(row(page, `Um ${tag}`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row(page, `Um ${tag}`)).toBeVisible();

  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await page
    .getByRole('region', { name: 'Clientes selecionados' })
    .getByRole('button', { name: 'Arquivar' })
    .click();
  await expect(page.getByText('NENHUM RESULTADO', { exact: true })).toBeVisible();
  await page.goto(getListPath(owner, `busca=${tag}&arquivados=sim`));
  await expect(row(page, tag)).toHaveCount(2);
});

test('[customers-008] several customers get another owner', { tag: '@full' }, async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  for (const name of ['Um', 'Dois']) await addCustomer(owner, `${name} ${tag}`);
  const page = await enter(owner, getListPath(owner, `busca=${tag}`));
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await page.getByRole('button', { name: 'Trocar responsável' }).click();
  await page.getByRole('checkbox', { name: 'Rafael Nunes' }).check();
  await page.getByRole('button', { name: 'Trocar', exact: true }).click();
  for (const name of ['Um', 'Dois']) await expect(row(page, `${name} ${tag}`)).toContainText('Rafael Nunes');
});

test('two people edit one customer: the second is told who was first and loses nothing', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { _id } = await addCustomer(owner, `Disputada ${createUniqueWord()}`);
  const page = await enter(owner, `/cliente/editar/${_id}?aba=dados`);
  await field(page, 'Profissão').fill('Advogada');
  await owner.call('PATCH /customers/single/:userId/:cid', {
    params: { userId: owner.session.userId, cid: _id },
    body: { profession: 'Médica' },
  });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('alert')).toContainText('alterou este cliente às');
  await expect(field(page, 'Profissão')).toHaveValue('Advogada');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas.')).toBeVisible();
  const { customer } = await owner.call('GET /customers/single/:cid', { params: { cid: _id } });
  expect(customer.profession).toBe('Advogada');
});

test('a customer that is there already is said while typing; two that are one are united', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = inLetters(createUniqueWord());
  const cpf = createCpf();
  const first = await addCustomer(owner, `Antonia ${tag}`, { document: cpf });
  const second = await addCustomer(owner, `Antônia ${tag} Prado`, { email: `${tag}@exemplo.com.br` });
  const page = await enter(owner, '/cliente/cadastro');
  await field(page, 'Nome').fill(`Antonia ${tag}`);
  await field(page, 'CPF').fill(cpf);
  await expect(page.getByRole('link', { name: `Abrir Antonia ${tag}`, exact: true })).toBeVisible();
  await expect(page.getByText('Já existe um cliente com este CPF.')).toBeVisible();

  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await page
    .getByRole('alertdialog', { name: 'Sair sem salvar?' })
    .getByRole('button', { name: 'Sair sem salvar' })
    .click();
  await page.goto(getListPath(owner, `busca=${tag}`));
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await page.getByRole('button', { name: 'Unir os dois' }).click();
  await page.getByRole('radio', { name: new RegExp(`^Antonia ${tag} `) }).check();
  await page.getByRole('button', { name: 'Unir e excluir o outro' }).click();
  await expect(row(page, tag)).toHaveCount(1);
  const { customer } = await owner.call('GET /customers/single/:cid', { params: { cid: first._id } });
  expect(customer).toMatchObject({ document: cpf, email: `${tag}@exemplo.com.br` });
  const gone = await owner.attempt('GET /customers/single/:cid', { params: { cid: second._id } });
  expect(gone.status).toBe(404);
});

test('a customer of another account is as absent', { tag: '@full' }, async ({ as, enter }) => {
  const owner = await as('owner');
  const neighbour = await as('neighbour');
  const { _id } = await addCustomer(owner, `Reservada ${createUniqueWord()}`);
  const page = await enter(neighbour, `/cliente/editar/${_id}`);
  await expect(page.getByText('Não encontramos este cliente')).toBeVisible();
});

test('chosen customers have nothing that axe finds, wide and on a phone', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  await addCustomer(owner, `Acessível ${createUniqueWord()}`);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await enter(owner, getListPath(owner), { viewport });
    await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
    await page.getByRole('checkbox').nth(1).check();
    await expect(page.getByRole('region', { name: 'Clientes selecionados' })).toBeVisible();
    expect(await listAxeFindingsInState(page, 'chosen customers')).toEqual([]);
  }
});
