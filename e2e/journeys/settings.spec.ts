import { listAxeFindingsInState } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { createItem, openActionForm } from '../support/item';
import { expect, test } from '../support/journey';

const section = (id: string) => `/configuracoes?secao=${id}`;
const twelve = Array<number>(12).fill(500);

test('[settings-007] a new reason is among those for losing a sale, without a reload', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const reason = `Motivo ${createUniqueWord()}`;
  const sale = await createItem(owner, 'SALES', 'Indecisa');
  const board = await enter(owner, sale.address);
  const settings = await enter(owner, section('motivos-perda'));
  await settings.getByRole('button', { name: 'Adicionar motivo' }).click();
  await settings
    .getByRole('textbox', { name: /Nome da linha/ })
    .last()
    .fill(reason);
  expect(await listAxeFindingsInState(settings, 'a new line of reasons')).toEqual([]);
  await settings.getByRole('button', { name: 'Salvar' }).click();
  await expect(settings.getByText('Configurações salvas.')).toBeVisible();

  const form = await openActionForm(board, sale.name, 'Dar Perdido');
  await expect(form.getByRole('radio', { name: reason })).toBeVisible();

  await settings.getByRole('button', { name: `Excluir ${reason}` }).click();
  await settings.getByRole('button', { name: 'Salvar' }).click();
  await expect(settings.getByRole('textbox', { name: /Nome da linha/ }).last()).not.toHaveValue(reason);
});

test('[pricing-001, pricing-003, pricing-004] a tier that is edited is tried at once, and new prices follow it', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { userId } = owner.session;
  const params = { userId };
  const { settings } = await owner.call('GET /settings/user/:userId', { params });
  const page = await enter(owner, section('precificacao'));
  const trial = page.getByRole('region', { name: 'Teste de preço' });
  const margin = page.getByRole('textbox', { name: 'Margem' }).first();
  await expect(trial).toContainText('Faixa até 5 kWp');
  await margin.fill('25');
  // 9.800,00 × 1,25
  await expect(trial).toContainText('R$ 12.250,00');
  expect(await listAxeFindingsInState(page, 'a tier that is tried')).toEqual([]);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Configurações salvas.')).toBeVisible();

  const { customer } = await owner.call('POST /customers/new/:userId', {
    params,
    body: { name: `Preço ${createUniqueWord()}`, uf: 'SP', city: 'Campinas' },
  });
  const { proposal } = await owner.call('POST /proposals/step-1/:cid/:userId', {
    params: { cid: customer._id, userId },
    body: {
      tariffModality: 'B',
      energyBillData: [{ ucName: 'Casa', ucType: 'Residencial', monthlyConsumption: twelve, kwhPrice: 0.95 }],
      location: { uf: 'SP', city: 'Campinas', distance: 10 },
    },
  });
  const pid = { pid: proposal._id };
  await owner.call('POST /proposals/step-2/:pid', {
    params: pid,
    body: {
      version: proposal.version,
      pvModuleData: [{ manufacturer: 'Sol', power: 550, quantity: 8 }],
      inverterData: [{ iManufacturer: 'Onda', iPower: 5, iQuantity: 1 }],
      kitData: { kitPrice: 8_000 },
    },
  });
  const priced = await owner.call('POST /proposals/step-4/:pid', {
    params: pid,
    body: { method: 'AUTO', version: proposal.version + 1 },
  });
  expect(priced.proposal.revenueData?.finalPrice).toBe(10_000);
  await owner.call('PATCH /settings/user/:userId', {
    params,
    body: { autoPricing: settings.autoPricing ?? [] },
  });
});

test('[pricing-010, pricing-011] components say in the trial why they count or not', {
  tag: '@full',
}, async ({ as, enter }) => {
  const page = await enter(await as('owner'), section('precificacao'));
  await page.getByRole('radio', { name: /Detalhada/ }).check();
  const lines = page.getByRole('list', { name: 'Componentes do teste' });
  await expect(lines.getByRole('listitem').filter({ hasText: 'Limpeza no primeiro ano' })).toContainText(
    'Opcional: não foi adicionado.',
  );
  await expect(lines.getByRole('listitem').filter({ hasText: 'Mão de obra' })).toContainText('9 × R$ 120,00');
  await page.getByRole('button', { name: 'Editar Lucro' }).click();
  await page.getByRole('textbox', { name: 'Valor' }).first().fill('99');
  await page.getByRole('textbox', { name: 'Valor' }).nth(1).fill('99');
  await page.getByRole('textbox', { name: 'Valor' }).nth(2).fill('99');
  await expect(page.getByText(/nenhuma proposta teria preço/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  expect(await listAxeFindingsInState(page, 'components with a mistake')).toEqual([]);
});

test('[shell.menus-006] a vendor has no settings, and the server gives no margins', async ({ as, enter }) => {
  const vendor = await as('vendor');
  const page = await enter(vendor, section('precificacao'));
  await expect(page.getByText('Sem acesso às configurações')).toBeVisible();
  const params = { userId: vendor.session.userId };
  const { settings } = await vendor.call('GET /settings/user/:userId', { params });
  expect(settings.autoPricing).toBeUndefined();
  const refused = await vendor.attempt('PATCH /settings/user/:userId', {
    params,
    body: { autoPricingCalc: 'MARKUP' },
  });
  expect(refused.status).toBe(403);
  expect(refused.message).not.toContain('Acesso proibido');
});

test('for how long data of lost financings is kept is chosen, and a wrong number is said and stays', {
  tag: '@full',
}, async ({ enter }) => {
  const page = await enter('owner', section('financiamentos'));
  const days = page.getByRole('textbox', { name: /Apagar dados pessoais e documentos após/ });
  const before = await days.inputValue();
  const save = page.getByRole('button', { name: 'Salvar' });
  await days.fill('0');
  await days.press('Tab');
  await expect(save).toBeDisabled();
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await expect(days).toHaveValue('0');
  await days.fill('45');
  await save.click();
  await expect(save).toBeHidden();
  await page.reload();
  await expect(days).toHaveValue('45');
  await days.fill(before);
  await save.click();
  await expect(save).toBeHidden();
});
