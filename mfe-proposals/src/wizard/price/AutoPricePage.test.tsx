import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSettings } from '@girassol/shared-auth/testing';
import type { AutoPricingDetailed } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGeneratedProposal } from '../proposal.fixture';
import { openPricePage, SAVE_PRICE_CALL } from './open-price.testing';

const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  void remoteTesting.installFakePlatform();
});

const result = () => screen.findByRole('region', { name: 'Resultado' });

type Component = AutoPricingDetailed['pricingComponents'][number];

const component = (number: number, name: string, more: Partial<Component>): Component => ({
  _id: `018f0000-0000-7000-8000-00000000e00${number}`,
  name,
  type: 'FIXED',
  range: 'KWP',
  rules: [{ power: 100, value: 600 }],
  conditionals: [],
  service: '',
  restriction: null,
  vendor: null,
  isOptional: false,
  isRevenue: false,
  comissionPermission: false,
  ...more,
});

const detailed = buildTestSettings({
  autoPricingType: 'DETAILED',
  autoPricingDetailed: {
    autoPricingCalc: 'MARKUP',
    pricingComponents: [
      component(1, 'Projeto', {}),
      component(2, 'Mão de obra', {
        type: 'PER_MODULE',
        range: 'MODULES',
        rules: [
          { power: 8, value: 130 },
          { power: 20, value: 110 },
        ],
      }),
      component(3, 'Lucro', {
        type: 'PERCENTAGE_SERVICE_AND_KIT',
        rules: [{ power: 100, value: 18 }],
        isRevenue: true,
      }),
      component(4, 'Transformador', {
        conditionals: [{ type: 'VOLTAGE', logic: 'EQUAL', numValue: 380, strValue: null }],
      }),
      component(5, 'Viagem ao Rio', { restriction: '018f0000-0000-7000-8000-00000000e0f1' }),
      component(6, 'Limpeza anual', { isOptional: true, rules: [{ power: 100, value: 400 }] }),
    ],
    restrictions: [
      {
        _id: '018f0000-0000-7000-8000-00000000e0f1',
        service: 'Viagem',
        locations: ['RJ'],
        vendors: [],
      },
    ],
  },
});

test('[pricing-002] [pricing-003] [pricing-004] simple: the tier that counts and why, with its formula', async () => {
  const autoPricing = [
    { power: 10, margin: 30 },
    { power: 5, margin: 40 },
  ];
  const server = openPricePage('autoPrice', buildGeneratedProposal(), {
    settings: buildTestSettings({ autoPricing }),
  });
  await waitFor(async () => expect(await result()).toHaveTextContent('R$ 12.740,00'));
  const tiers = screen.getByRole('list', { name: 'Faixas de margem' });
  const rows = within(tiers).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'até 5,00 kWp40%',
    'até 10,00 kWpeste sistema30%',
    'acima disso50%',
  ]);
  expect(screen.getByText(/primeira faixa que o alcança: até 10,00 kWp, margem de 30%/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Como o preço se forma' })).toHaveTextContent(
    'R$ 9.800,00 × (1 + 30%)',
  );
  const save = screen.getByRole('button', { name: 'Salvar e continuar' });
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await waitFor(() =>
    expect(server.calls(SAVE_PRICE_CALL)[0]?.body).toEqual({
      method: 'AUTO',
      addedOptionalComponents: [],
      discount: 0,
      paymentConditions: '',
      version: 3,
    }),
  );
});

test('[pricing-006] [pricing-007] [pricing-008] [pricing-009] detailed: what counts by which rule, and what does not and why', async () => {
  openPricePage('autoPrice', buildGeneratedProposal(), { settings: detailed });
  const applied = await screen.findByRole('list', { name: 'Componentes que valem' });
  expect(applied).toHaveTextContent('Mão de obraR$ 1.100,00');
  expect(applied).toHaveTextContent('R$ 110,00, da faixa até 20 em Módulos');
  expect(applied).toHaveTextContent('10 × R$ 110,00');
  expect(applied).toHaveTextContent('18% de R$ 14.024,39');
  const left = screen.getByRole('list', { name: 'Componentes que não valem' });
  expect(left).toHaveTextContent('Vale somente com tensão do kit igual a 380.');
  expect(left).toHaveTextContent('Vale somente para RJ.');
  expect(left).toHaveTextContent('Opcional: não foi marcado.');
});

test('[pricing-010] an optional component counts when it is ticked, and goes with the price', async () => {
  const server = openPricePage('autoPrice', buildGeneratedProposal(), { settings: detailed });
  await waitFor(async () => expect(await result()).toHaveTextContent('R$ 14.024,39'));
  await user.click(screen.getByRole('checkbox', { name: 'Limpeza anual' }));
  await waitFor(async () => expect(await result()).toHaveTextContent('R$ 14.512,20'));
  const save = screen.getByRole('button', { name: 'Salvar e continuar' });
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await waitFor(() =>
    expect(server.calls(SAVE_PRICE_CALL)[0]?.body).toMatchObject({
      addedOptionalComponents: ['018f0000-0000-7000-8000-00000000e006'],
    }),
  );
});
