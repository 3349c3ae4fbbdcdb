import { formatRecordNumber } from '@girassol/shared-domain';
import type { Browser } from '@playwright/test';
import type { Caller } from '../support/api';
import { createItem, loadItem, locatePanel, openActionForm, submitActionForm } from '../support/item';
import { expect, test } from '../support/journey';
import { createPricedProposal } from '../support/proposals';

/** A sale whose customer got a proposal for it. */
async function aSaleWithProposal(owner: Caller) {
  const { item, ...sale } = await createItem(owner, 'SALES', 'Aceite');
  const made = await createPricedProposal(owner, undefined, item);
  const { proposal } = await owner.call('POST /proposals/step-6/:pid', {
    params: { pid: made._id },
    body: { version: made.version },
  });
  return { item, ...sale, proposal };
}

/** Formats the number of a proposal as screens do: customers have several proposals, so numbers tell them apart. */
const formatNumber = ({ count }: { count: number | null }) => formatRecordNumber(count ?? 0);

/** Accepts a proposal as its customer, on a phone without scripts. */
async function acceptProposal(browser: Browser, frontId: string) {
  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await page.goto(`/proposta/final/${frontId}`);
  await page.getByLabel('Nome completo').fill('Maria da Conceição Souza');
  await page.getByLabel('CPF ou CNPJ').fill('529.982.247-25');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirmar o aceite' }).click();
  await expect(page.getByRole('status')).toContainText('aceitou esta proposta');
  await phone.close();
}

test('[boards-065] what a customer takes stands on card, panel, history and home at once, and wins the sale at its price', async ({
  as,
  enter,
  browser,
}) => {
  const owner = await as('owner');
  const sale = await aSaleWithProposal(owner);
  const price = (sale.proposal.revenueData?.finalPrice ?? 0).toLocaleString('pt-BR', {
    minimumFractionDigits: 2,
  });
  const board = await enter(owner, sale.board);
  const card = board.getByRole('button', { name: new RegExp(`${sale.name}\\.`) });
  await expect(card).toHaveAccessibleName(/R\$ 12\.345,67\. 5,40 kWp/);
  const panelPage = await enter(owner, sale.address);
  const panel = locatePanel(panelPage, sale.name);
  await panel.getByRole('tab', { name: 'Histórico' }).click();
  const home = await enter(owner, '/inicio');
  const viewed = home.getByRole('region', { name: 'Últimas propostas visualizadas' });
  await expect(viewed).toBeVisible();

  await acceptProposal(browser, sale.proposal.frontId);

  await expect(card).toHaveAccessibleName(new RegExp(`R\\$ ${price}\\. 4,40 kWp.*Proposta Aceita`));
  await expect(panel.getByRole('list', { name: 'Indicadores' })).toContainText(
    /Proposta Aceita#\d{5} por Maria da Conceição Souza/,
  );
  await expect(panel.getByRole('tabpanel')).toContainText('Proposta aceita pelo cliente');
  await expect(viewed.getByRole('listitem').filter({ hasText: formatNumber(sale.proposal) })).toContainText(
    /Aceita em/,
  );

  const form = await openActionForm(panelPage, sale.name, 'Dar Ganho');
  await expect(form.getByRole('radio', { name: /Aceita pelo cliente/ })).toBeChecked();
  await expect(form.getByLabel('Valor confirmado')).toHaveValue(price);
  await submitActionForm(form, 'Dar Ganho');
  expect(await loadItem(owner, sale.item)).toMatchObject({
    status: 'CLOSED',
    approvedProposal: sale.proposal._id,
    power: 4.4,
  });
});

test('a sale won for another price says that price and its outcome on the page of its customer and among the finished', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const sale = await aSaleWithProposal(owner);
  const page = await enter(owner, sale.address);
  const form = await openActionForm(page, sale.name, 'Dar Ganho');
  await form.getByRole('radio', { name: new RegExp(formatNumber(sale.proposal)) }).check();
  await form.getByLabel('Valor confirmado').fill('18.765,43');
  await submitActionForm(form, 'Dar Ganho');

  const customer = await enter(owner, `/cliente/editar/${sale.proposal.customerData._id}`);
  await customer.getByRole('tab', { name: 'Negócios' }).click();
  const line = customer
    .getByRole('list', { name: /Negócios do cliente/ })
    .getByRole('listitem')
    .filter({
      hasText: sale.name,
    })
    .filter({ hasText: 'Vendas' });
  await expect(line).toContainText('Venda Ganha');
  await expect(line).toContainText('R$ 18.765,43');
  const finished = await enter(owner, '/vendas/finalizadas');
  await finished.getByRole('searchbox').fill(sale.name);
  await expect(finished.getByRole('row').filter({ hasText: sale.name })).toContainText('R$ 18.765,43');
});

test('who made a proposal reads at once that its customer took it, and gets to it', { tag: '@full' }, async ({
  as,
  enter,
  browser,
}) => {
  const owner = await as('owner');
  const sale = await aSaleWithProposal(owner);
  const page = await enter(owner, `/clientes/lista/${owner.session.managerId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await acceptProposal(browser, sale.proposal.frontId);
  const told = page.getByText(/^Proposta aceita: .*Maria da Conceição Souza aceitou a proposta/);
  await expect(told).toBeVisible();
  // Notices of the demonstration may stand beside it.
  await told.locator('..').getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`item=${sale.item._id}.*aba=propostas`));
  await expect(locatePanel(page, sale.name).getByRole('tab', { name: 'Propostas' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
