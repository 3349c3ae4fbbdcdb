import type { Page } from '@playwright/test';
import type { Caller } from '../support/api';
import { listAxeFindingsInState } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { expect, test } from '../support/journey';
import { createFinishedProposal, createKit } from '../support/proposals';

const next = (page: Page) => page.getByRole('button', { name: 'Salvar e continuar' }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function aCustomer(owner: Caller) {
  const { customer } = await owner.call('POST /customers/new/:userId', {
    params: { userId: owner.session.userId },
    body: { name: `Caminho ${createUniqueWord()}`, uf: 'SP', city: 'Campinas' },
  });
  return customer;
}

test('[proposals-001, proposals-006] what one step wrote, the next has read, from the consumption to a price that follows, without a reload', {
  tag: ['@one-bundle', '@full'],
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const customer = await aCustomer(owner);
  const tag = createUniqueWord();
  const kit = await createKit(owner, tag, 8);
  const page = await enter(owner, `/cliente/editar/${customer._id}`);
  await page.getByRole('link', { name: 'Nova proposta' }).click();
  await page.getByRole('textbox', { name: /^Média por mês/ }).fill('500');
  await page.getByRole('button', { name: 'Preencher' }).click();
  await page.getByRole('textbox', { name: 'Preço do kWh' }).fill('0,95');
  const charges = page.getByRole('status').filter({ hasText: 'Informe a TUSD Fio B' });
  await expect(charges).toContainText('a economia sai maior do que será');
  expect(await listAxeFindingsInState(page, 'a bill without the charge of its grid')).toEqual([]);
  await next(page);

  // 1 → 2 → 4: a registered kit leads to the price, which knows it.
  await page.getByRole('link', { name: 'Ver todos os kits cadastrados' }).click();
  await page.getByRole('searchbox', { name: 'Buscar kits' }).fill(tag);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Escolher este kit' }).click();
  await expect(heading(page, 'Preço')).toBeVisible();
  await expect(page).toHaveURL(/escolha\/precificacao\/\w+/);
  await expect(page.getByText('Falta o kit')).toBeHidden();
  // R$ 8.000,00 and the margin of 20 % that stands until somebody types another.
  await page.getByRole('link', { name: 'Definir à mão' }).click();
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result).toContainText('R$ 9.600,00');
  await next(page);
  // 4 → 5 → 6: the document knows the price, the review what is missing.
  await expect(heading(page, 'Personalização')).toBeVisible();
  await expect(
    page
      .frameLocator('iframe[title="Prévia da proposta"]')
      .getByText('R$ 9.600,00')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Título' }).fill('O sol de casa');
  await next(page);
  const summary = page.getByRole('region', { name: 'Resumo da proposta' });
  await expect(summary).toContainText('R$ 9.600,00');
  await expect(page.getByText('Falta 1 coisa para concluir a proposta.')).toBeVisible();

  // 6 → 1: to the field that is missing.
  await page.getByRole('link', { name: /^Corrigir: Informe a TUSD Fio B/ }).click();
  await expect(page.getByRole('textbox', { name: 'TUSD Fio B' })).toBeFocused();
  await page.getByRole('textbox', { name: 'TUSD Fio B' }).fill('0,24');
  await page.getByRole('textbox', { name: /^Média por mês/ }).fill('600');
  await page.getByRole('button', { name: 'Preencher' }).click();
  await next(page);
  // 1 → 2: the target follows the consumption; 2 → 3: the generation follows the kit.
  await expect(page.getByRole('region', { name: 'Kit pronto' })).toContainText(/melhores para \d,\d\d\skWp/);
  const modules = page.getByRole('group', { name: 'Módulo 1' }).getByRole('textbox', { name: 'Quantidade' });
  await expect(modules).toHaveValue('8');
  await modules.fill('10');
  await page.getByRole('textbox', { name: 'Preço do kit' }).fill('12000');
  await next(page);
  await expect(page.getByRole('region', { name: 'Geração', exact: true })).toContainText('5,50 kWp');
  await next(page);
  // 3 → 4: the price asks to follow, by what the kit costs now: R$ 12.000,00 and 20 %.
  await expect(page.getByText(/O sistema mudou: escolha como o preço acompanha/)).toBeVisible();
  await page.getByRole('link', { name: 'Definir à mão' }).click();
  await expect(result).toContainText('R$ 14.400,00');
  await next(page);
  // 4 → 5 → 6: the document has the new price and the title that was given to it.
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('O sol de casa');
  await expect(
    page
      .frameLocator('iframe[title="Prévia da proposta"]')
      .getByText('R$ 14.400,00')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await next(page);
  await expect(summary).toContainText('R$ 14.400,00');
  // 6 → the customer, and back by one press: what was filled in there is known here.
  const phone = page.getByRole('link', { name: /^Ver: .*telefone/ });
  await phone.click();
  await page.getByRole('textbox', { name: 'Telefone' }).fill('19987654321');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Alterações salvas.')).toBeVisible();
  await page.goBack();
  await expect(summary).toContainText('R$ 14.400,00');
  await expect(phone).toBeHidden();
  // 6 → 7: finished, its financing is of this price.
  await page.getByRole('button', { name: 'Concluir proposta' }).click();
  await expect(page.getByRole('heading', { name: /^Proposta #\d{5} concluída$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ir para o financiamento' }).click();
  await expect(heading(page, 'Financiamento')).toBeVisible();
  await expect(page.getByText('R$ 14.400,00').filter({ visible: true }).first()).toBeVisible();
  await owner.call('POST /kits/selected', { body: { kitsIds: [kit._id] } });
});

test('the Fio B that the account last used for a distributor is offered, and the document says which it was', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const distributor = `Cooperativa ${createUniqueWord()}`;
  const page = await enter(owner, await newConsumption(owner));
  const fill = async () => {
    await page.getByRole('button', { name: /Distribuidora/ }).click();
    await page.getByRole('option', { name: 'Outra' }).click();
    await page.getByRole('textbox', { name: 'Nome da distribuidora' }).fill(distributor);
    await page.getByRole('textbox', { name: /^Média por mês/ }).fill('500');
    await page.getByRole('button', { name: 'Preencher' }).click();
    await page.getByRole('textbox', { name: 'Preço do kWh' }).fill('0,95');
  };
  await fill();
  await page.getByRole('textbox', { name: 'TUSD Fio B' }).fill('0,25345');
  await next(page);
  await expect(heading(page, 'Escolha do kit')).toBeVisible();

  await page.goto(await newConsumption(owner));
  await fill();
  const offered = page.getByRole('button', { name: `Usar R$ 0,25345/kWh, o último de ${distributor}` });
  await offered.click();
  await expect(page.getByRole('textbox', { name: 'TUSD Fio B' })).toHaveValue('0,25345');
  await expect(page.getByText(/Informe a TUSD Fio B/)).toBeHidden();
  // Or nobody charges it, and somebody says so.
  await page.getByRole('checkbox', { name: 'O Fio B não se aplica a esta unidade' }).check();
  await expect(page.getByRole('textbox', { name: 'TUSD Fio B' })).toBeDisabled();
  expect(await listAxeFindingsInState(page, 'a unit without the charge of its grid')).toEqual([]);

  const { proposal } = await createFinishedProposal(owner);
  const document = await enter(owner, `/proposta/final/${proposal.frontId}`);
  await expect(document.getByText('R$ 0,24/kWh')).toBeVisible();
});

async function newConsumption(owner: Caller): Promise<string> {
  const { _id } = await aCustomer(owner);
  return `/proposta/gerar-proposta/dados-consumo/nova?cid=${_id}&uid=${owner.session.userId}`;
}

test('[proposals-015] what the customer took is closed to changes, and goes on as a new version', {
  tag: ['@one-bundle', '@full'],
}, async ({ as, enter, page: customer }) => {
  const owner = await as('owner');
  const { proposal, tag } = await createFinishedProposal(owner);
  await customer.goto(`/proposta/final/${proposal.frontId}`);
  await customer.getByLabel('Nome completo').fill('Maria da Conceição');
  await customer.getByLabel('CPF ou CNPJ').fill('529.982.247-25');
  await customer.getByLabel(/^Li a proposta/).check();
  await customer.getByRole('button', { name: 'Confirmar o aceite' }).click();
  await expect(customer.getByText('aceitou esta proposta em')).toBeVisible();

  const page = await enter(owner, `/propostas/lista/${owner.session.userId}?busca=${tag}`);
  await page.getByRole('button', { name: /^Ações da proposta/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Nova versão' })).toBeVisible();
  for (const name of ['Editar', 'Excluir']) await expect(page.getByRole('menuitem', { name })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.goto(`/proposta/gerar-proposta/dados-consumo/editar?pid=${proposal.frontId}`);
  await expect(page.getByText(/^Maria da Conceição aceitou esta proposta em /)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Preço do kWh' })).toBeHidden();
  expect(await listAxeFindingsInState(page, 'a proposal that was taken')).toEqual([]);

  await page.getByRole('button', { name: 'Nova versão' }).click();
  await expect(page.getByText(/nova versão da #\d{5}/)).toBeVisible();
  await expect(page).toHaveURL(/dados-consumo\/editar\?pid=/);
  await expect(page).not.toHaveURL(new RegExp(proposal.frontId));
  await page.getByRole('textbox', { name: 'Preço do kWh' }).fill('1,10');
  await next(page);
  await expect(heading(page, 'Escolha do kit')).toBeVisible();
  await customer.reload();
  await expect(customer.getByText('aceitou esta proposta em')).toBeVisible();
  await expect(customer.getByText('R$ 0,95/kWh')).toBeVisible();
});
