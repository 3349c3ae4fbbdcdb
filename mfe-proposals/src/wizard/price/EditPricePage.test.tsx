import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSettings } from '@girassol/shared-auth/testing';
import type { Proposal, StoredPricingTerms } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGeneratedProposal } from '../proposal.fixture';
import { openPricePage, SAVE_PRICE_CALL } from './open-price.testing';
import type { PriceRules } from './price-rules';
import { getPricedStudyByTerms } from './price-study';

const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  void remoteTesting.installFakePlatform();
});

const rules: PriceRules = {
  autoPricingType: 'DETAILED',
  autoPricingCalc: 'MARKUP',
  autoPricing: [],
  autoPricingDetailed: {
    autoPricingCalc: 'MARKUP',
    pricingComponents: [
      { _id: 'obra', name: 'Obra', type: 'FIXED', range: 'KWP', rules: [{ power: 100, value: 1_700 }] },
      {
        _id: 'lucro',
        name: 'Lucro',
        type: 'PERCENTAGE_SERVICE_AND_KIT',
        range: 'KWP',
        rules: [{ power: 100, value: 18 }],
        isRevenue: true,
      },
    ],
    restrictions: [],
  },
  inflation: 10,
};

function priced(pricingTerms: StoredPricingTerms, by: PriceRules = rules): Proposal {
  const proposal = buildGeneratedProposal({ step: 4, pricingTerms });
  const result = getPricedStudyByTerms(proposal, pricingTerms, by);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return { ...proposal, revenueData: result.revenueData };
}

const settings = buildTestSettings({ autoPricingCalc: 'MARKUP' });
const auto: StoredPricingTerms = {
  method: 'AUTO',
  addedOptionalComponents: [],
  discount: 0,
  paymentConditions: 'À vista',
};

test('a price by components begins as it is, with its lines, and shows what a change makes', async () => {
  const server = openPricePage('editPrice', priced(auto), { settings });
  const summary = await screen.findByRole('region', { name: 'Resultado' });
  await waitFor(() => expect(summary).toHaveTextContent('R$ 14.024,39'));
  expect(summary).toHaveTextContent('Diferençanenhuma');
  const line = screen.getByRole('group', { name: 'Percentual 1' });
  expect(within(line).getByRole('textbox', { name: 'Nome' })).toHaveValue('Lucro');
  const discount = screen.getByRole('textbox', { name: 'Desconto' });
  await user.click(discount);
  await user.paste('24,39');
  await waitFor(() => expect(summary).toHaveTextContent('Diferença− R$ 24,39'));
  const save = screen.getByRole('button', { name: 'Salvar e continuar' });
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await waitFor(() =>
    expect(server.calls(SAVE_PRICE_CALL)[0]?.body).toMatchObject({
      method: 'MANUAL',
      marginEquip: 0,
      margin: 0,
      serviceCosts: [{ name: 'Obra', value: 1_700, componentId: 'obra' }],
      percentageComponents: [{ name: 'Lucro', value: 18, isRevenue: true, componentId: 'lucro' }],
      discount: 24.39,
      paymentConditions: 'À vista',
    }),
  );
});

test('a price by a margin keeps what it earns in a line', async () => {
  openPricePage('editPrice', priced(auto, { ...rules, autoPricingType: 'SIMPLE' }), { settings });
  const summary = await screen.findByRole('region', { name: 'Resultado' });
  await waitFor(() => expect(summary).toHaveTextContent('Diferençanenhuma'));
  expect(summary).toHaveTextContent('Diferença no lucronenhuma');
});
