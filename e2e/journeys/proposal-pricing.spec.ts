import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';
import { createUnpricedProposal } from '../support/proposals';

const BASE = '/proposta/gerar-proposta';

test('[proposals-001, pricing-013, pricing-015] a manager prices by hand: what is seen while typing is what is saved', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { frontId } = await createUnpricedProposal(owner);
  const page = await enter(owner, `${BASE}/escolha/precificacao/${frontId}`);
  const manual = page.getByRole('region', { name: 'Preço manual' });
  await expect(manual).toContainText('R$ 11.760,00');
  await manual.getByRole('link', { name: 'Definir à mão' }).click();

  await page.getByRole('textbox', { name: 'Margem do kit' }).fill('25');
  await page.getByRole('textbox', { name: 'Serviço por kWp' }).fill('300');
  await page.getByRole('button', { name: 'Adicionar percentual' }).click();
  const line = page.getByRole('group', { name: 'Percentual 1' });
  await line.getByRole('textbox', { name: 'Nome' }).fill('Seguro');
  await line.getByRole('textbox', { name: 'Percentual' }).fill('2,5');
  const result = page.getByRole('region', { name: 'Resultado' });
  // 9.800 × (1 + 25% + 2,5%) + 4,4 kWp × 300 × (1 + 20% + 2,5%)
  await expect(result).toContainText('R$ 14.112,00');
  const payback = await result
    .getByText(/^\d+ anos?/)
    .first()
    .textContent();
  await page.reload();
  await expect(page.getByText(/Este é o seu rascunho/)).toBeVisible();
  await expect(result).toContainText('R$ 14.112,00');
  expect(await listAxeFindingsInState(page, 'a price that is a draft')).toEqual([]);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();

  await expect
    .poll(
      async () =>
        (await owner.call('GET /proposals/single/:pid', { params: { pid: frontId } })).proposal.step,
    )
    .toBe(4);
  const { proposal } = await owner.call('GET /proposals/single/:pid', { params: { pid: frontId } });
  expect(proposal.revenueData?.finalPrice).toBe(14_112);
  await page.goto(`${BASE}/preco-editar/${frontId}`);
  await expect(result).toContainText('Diferençanenhuma');
  await expect(result).toContainText(payback ?? 'payback');
});

test('[pricing-013] a vendor without the right takes the kit’s price, and is sent no costs', async ({
  as,
  enter,
}) => {
  const vendor = await as('vendor');
  const { frontId } = await createUnpricedProposal(vendor);
  const page = await enter(vendor, `${BASE}/escolha/precificacao/${frontId}`);
  await expect(page.getByRole('region', { name: 'Preço manual' })).toContainText('não tem permissão');
  expect(await listAxeFindingsInState(page, 'prices for whoever may not make them')).toEqual([]);
  await page.getByRole('button', { name: 'Usar o preço do kit' }).click();
  await expect
    .poll(
      async () =>
        (await vendor.call('GET /proposals/single/:pid', { params: { pid: frontId } })).proposal.revenueData,
    )
    .toMatchObject({ finalPrice: 9_800 });
  const { proposal } = await vendor.call('GET /proposals/single/:pid', { params: { pid: frontId } });
  expect(Object.keys(proposal)).not.toContain('pricingTerms');
  expect(Object.keys(proposal.revenueData ?? {})).not.toContain('profit');
  await page.goto(`${BASE}/preco-manual/${frontId}`);
  await expect(page.getByText('Você não tem permissão para definir preços')).toBeVisible();
});

test('the automatic price that is seen is the one that is saved', { tag: '@full' }, async ({ as, enter }) => {
  const owner = await as('owner');
  const { frontId } = await createUnpricedProposal(owner);
  const page = await enter(owner, `${BASE}/escolha/precificacao/${frontId}`);
  await page.getByRole('link', { name: 'Ver o preço automático' }).click();
  const result = page.getByRole('region', { name: 'Resultado' });
  const price = (await result.getByText(/^R\$ /).first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect
    .poll(async () => {
      const { proposal } = await owner.call('GET /proposals/single/:pid', { params: { pid: frontId } });
      return proposal.revenueData?.finalPrice.toLocaleString('pt-BR', { minimumFractionDigits: 2 });
    })
    .toBe(price.replace('R$ ', ''));
});

test('[pricing-013] a vendor changes the system of a proposal that a manager priced, and the price follows unseen', {
  tag: '@full',
}, async ({ as, enter }) => {
  const vendor = await as('vendor');
  const owner = await as('owner');
  const { _id, frontId, version } = await createUnpricedProposal(vendor);
  const params = { pid: _id };
  const { proposal: priced } = await owner.call('POST /proposals/step-4/:pid', {
    params,
    body: { method: 'AUTO', version },
  });
  await vendor.call('POST /proposals/step-2/:pid', {
    params,
    body: {
      pvModuleData: [{ manufacturer: 'Sol', power: 550, quantity: 10 }],
      inverterData: [{ iManufacturer: 'Onda', iPower: 5_000, iQuantity: 1 }],
      kitData: { kitPrice: 12_000 },
      version: priced.version,
    },
  });
  const refused = await vendor.attempt('POST /proposals/step-4/:pid', {
    params,
    body: { method: 'AUTO', version: priced.version + 1 },
  });
  expect(refused.status).toBe(403);

  const page = await enter(vendor, `${BASE}/escolha/precificacao/${frontId}`);
  const kept = page.getByRole('region', { name: 'Preço desta proposta, recalculado' });
  await expect(kept).not.toContainText('R$');
  expect(await listAxeFindingsInState(page, 'a price that is not shown')).toEqual([]);
  await kept.getByRole('button', { name: 'Recalcular o preço' }).click();
  await expect(page).toHaveURL(/personalizacao/);
  const { proposal } = await owner.call('GET /proposals/single/:pid', { params });
  expect(proposal.step).toBe(4);
  expect(proposal.revenueData?.finalPrice).toBeGreaterThan(priced.revenueData?.finalPrice ?? 0);
});
