import { createItem } from '../support/item';
import { expect, test } from '../support/journey';
import { createPricedProposal } from '../support/proposals';

test('[boards-038] the manager edits the price of what is built; the sale stays as agreed, and the history says so', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const sale = await createItem(owner, 'SALES', 'Construída');
  const made = await createPricedProposal(owner, undefined, sale.item);
  const { proposal } = await owner.call('POST /proposals/step-6/:pid', {
    params: { pid: made._id },
    body: { version: made.version },
  });
  const { created } = await owner.call('PUT /sales/single/status/:itemId', {
    params: { itemId: sale.item._id },
    body: { status: 'CLOSED', approvedProposal: proposal._id, confirmedAmount: 20_000 },
  });
  const project = created.find(({ type }) => type === 'PROJECT');
  const address = `/projetos/quadro/${owner.session.managerId}?item=${project?._id}&aba=precificacao`;
  const page = await enter(owner, address);
  const panel = page.getByRole('tabpanel');
  const parts = panel.getByRole('list', { name: 'Composição do preço' });
  await expect(parts).toContainText('Preço final');
  await panel.getByRole('link', { name: 'Editar precificação' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Editar precificação' })).toBeVisible();
  await page.getByLabel('Desconto', { exact: true }).fill('500,00');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^Precificação salva: /)).toBeVisible();
  await expect(panel).toContainText(/Editada por .* O cliente aceitou/);
  await expect(parts).toContainText('Desconto concedido');
  const cents = async (line: string) => {
    const text = await parts
      .locator('li:not([data-part])')
      .filter({ hasText: line })
      .locator('span')
      .last()
      .textContent();
    return Number((text ?? '').replace(/[^\d-]/g, ''));
  };
  expect((await cents('Kit')) + (await cents('Serviços')) + (await cents('Desconto'))).toBe(
    await cents('Preço final'),
  );
  await page.reload();
  await expect(parts).toContainText('Desconto concedido');
  const agreed = await owner.call('GET /proposals/single/:pid', { params: { pid: proposal._id } });
  expect(agreed.proposal.revenueData?.finalPrice).toBe(proposal.revenueData?.finalPrice);
  const { history } = await owner.call('GET /histories/customer/:cid/:multiplier', {
    params: { cid: sale.item.customer._id, multiplier: 1 },
  });
  expect(history.find((line) => line.sale?._id === project?._id)?.title).toBe('Precificação editada');
});
