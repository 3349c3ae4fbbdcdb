import { formatMoney } from '@girassol/shared-domain';
import type { Page } from '@playwright/test';
import { listAxeFindingsInState } from '../support/axe';
import { fillCreditForm } from '../support/credit-form';
import { ensureBankRegistrationApproved } from '../support/financings';
import { expect, test } from '../support/journey';
import { createFinishedProposal } from '../support/proposals';

const LIST = '/marketplace/financiamentos';
const panel = (page: Page) => page.getByRole('dialog', { name: 'Financiamento' });

test('[financing-001, financing-012, financing-013, financing-023] from the terms to the chosen option, by a person’s clicks', async ({
  as,
  enter,
}) => {
  test.slow();
  const owner = await as('owner');
  await ensureBankRegistrationApproved(owner, await as('admin'));
  const { proposal, tag } = await createFinishedProposal(owner);
  const page = await enter(owner, `/financiamentos/simulacao/${proposal._id}?prazos=36,48,60,72`);

  // Four offers side by side, each with the whole cost; the terms stand in the address.
  const offers = page.getByRole('list', { name: 'Ofertas lado a lado' });
  await expect(offers.getByRole('heading')).toHaveCount(4);
  await expect(offers).toContainText('% a.a.');
  await page.getByRole('checkbox', { name: /^72x/ }).click({ force: true });
  await expect(offers.getByRole('heading')).toHaveCount(3);
  await expect(page).toHaveURL(/prazos=36%2C48%2C60/);
  await page.getByText('Decrescentes (SAC)').click();
  await expect(offers).toContainText('à última');
  await page.getByText('Iguais (Price)').click();
  await page.getByRole('link', { name: 'Pedir análise de crédito' }).click();

  // The form says what is wrong, and keeps what is typed on the server.
  const send = page.getByRole('button', { name: 'SOLICITAR ANÁLISE DE CRÉDITO' });
  await expect(page.getByText('Em 36, 48 e 60 vezes')).toBeVisible();
  await expect(send).toBeDisabled();
  await page.getByRole('button', { name: 'O QUE HÁ DE ERRADO?' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Insira um e-mail válido para o cliente.');
  await page.getByRole('button', { name: 'Entendi' }).click();
  await fillCreditForm(page, tag);
  await expect(page.getByText(/^Rascunho salvo \d\d:\d\d$/)).toBeVisible();
  expect(await listAxeFindingsInState(page, 'a filled request')).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /52998224725|9500|1985-05-10/,
  );
  // It goes on after the page was loaded again.
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Logradouro/ })).toHaveValue('Rua das Palmeiras');
  await expect(page.getByRole('textbox', { name: /^Renda Mensal/ })).toHaveValue('9.500,00');
  await send.dblclick();

  // The financing opens; the bank answers while one looks at it.
  await expect(page).toHaveURL(new RegExp(`${LIST}\\?financiamento=`));
  await expect(panel(page)).toContainText(tag);
  const begin = panel(page).getByRole('button', { name: 'CONTRATAR' });
  await expect(begin).toBeVisible({ timeout: 20_000 });
  await expect(panel(page)).toContainText('Crédito Pré-Aprovado');
  const { total } = await owner.call('POST /financings/filtered/:multiplier', {
    params: { multiplier: 1 },
    body: { searchValue: tag },
  });
  expect(total).toBe(1);
  expect(await listAxeFindingsInState(page, 'an answer of the bank')).toEqual([]);

  // A deal: two options for the proposal, of which one is chosen.
  await begin.click();
  const tab = (name: string) => panel(page).getByRole('tab', { name });
  await expect(tab('Add a Proposta')).toHaveAttribute('aria-selected', 'true');
  const add = panel(page).getByRole('button', { name: 'ADICIONAR À PROPOSTA' });
  await expect(add).toBeDisabled();
  for (const option of [/^36x/, /^48x/])
    await panel(page)
      .getByRole('list', { name: 'Ofertas lado a lado' })
      .getByRole('listitem', { name: option })
      .getByRole('checkbox')
      .check();
  expect(await listAxeFindingsInState(page, 'options side by side')).toEqual([]);
  const opened = page.url();
  const opening = page.context().waitForEvent('page');
  await add.click();
  const proposalPage = await opening;
  await expect(proposalPage).toHaveURL(/\/proposta\/final\//);
  await proposalPage.close();
  await expect(page).toHaveURL(opened);
  await expect(tab('Opção Fin.')).toHaveAttribute('aria-selected', 'true');
  const choose = panel(page).getByRole('button', { name: 'SELECIONAR OPÇÃO' });
  await expect(choose).toBeDisabled();
  await panel(page).getByRole('radio', { name: 'Contratar em 48 vezes' }).check();
  await choose.click();
  await expect(tab('Documentação')).toHaveAttribute('aria-selected', 'true');
  await tab('Histórico').click();
  await expect(panel(page).getByRole('list', { name: 'Histórico do financiamento' })).toContainText(
    'Análise de crédito solicitada',
  );

  // The list says what comes next, also on a phone.
  await panel(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(panel(page)).toBeHidden();
  await page.goto(`${LIST}?busca=${tag}`);
  const row = page.getByRole('row').filter({ hasText: tag });
  await expect(row).toContainText('Documentação Pendente');
  await expect(row).toContainText(formatMoney(proposal.revenueData?.finalPrice ?? 0));
  await expect(row.getByRole('button', { name: /ENVIAR DOCUMENTOS/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('listitem').filter({ hasText: tag })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('[financing-028, financing-082] an account that the bank does not know asks to be registered', async ({
  as,
  enter,
}) => {
  const neighbour = await as('neighbour');
  const page = await enter(neighbour, LIST);
  await expect(page.getByRole('status').filter({ hasText: 'não encontra-se cadastrado' })).toBeVisible();
  await page.getByRole('button', { name: 'SOLICITAR CADASTRO' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastro no banco' });
  const send = dialog.getByRole('button', { name: 'SOLICITAR CADASTRO NO BANCO DEMONSTRAÇÃO' });
  await expect(send).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'O QUE HÁ DE ERRADO?' })).toBeVisible();
  await dialog.getByRole('textbox', { name: /^CNPJ/ }).fill('99990175000150');
  await dialog.getByRole('textbox', { name: /^Celular/ }).fill('48988887777');
  expect(await listAxeFindingsInState(page, 'a filled registration at the bank')).toEqual([]);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /pendente - STATUS|cadastro no Banco Demonstração foi aprovado/ }),
  ).toBeVisible();
});
