import { render, screen, within } from '@testing-library/react';
import { buildFinancingOption } from '../financing/financing.fixture';
import { OfferComparison } from './OfferComparison';
import { sortOffersByPreference } from './offer-order';
import { findCheapestAndCostliestOffer } from './viability';

test('[financing-087] best choice, three months of grace, longer grace, larger instalment', () => {
  const offers = [
    buildFinancingOption({ _id: 'no-grace', gracePeriod: 0 }),
    buildFinancingOption({ _id: 'six', gracePeriod: 6 }),
    buildFinancingOption({ _id: 'three-small', gracePeriod: 3, installmentValue: 500 }),
    buildFinancingOption({ _id: 'three-large', gracePeriod: 3, installmentValue: 900 }),
    buildFinancingOption({ _id: 'best', gracePeriod: 1, bestChoice: true }),
  ];
  expect(sortOffersByPreference(offers).map(({ _id }) => _id)).toEqual([
    'best',
    'three-large',
    'three-small',
    'six',
    'no-grace',
  ]);
});

test('[financing-079] the dearest option is the maximum, the cheapest above nothing the minimum', () => {
  const free = { installments: 12, installmentValue: 0 };
  const cheap = { installments: 12, installmentValue: 100 };
  const dear = { installments: 60, installmentValue: 90 };
  expect(findCheapestAndCostliestOffer([dear, free, cheap])).toEqual({ maximum: dear, minimum: cheap });
  expect(findCheapestAndCostliestOffer([free])).toBeNull();
});

test('an instalment stands beside its CET, what it is made of, its days, and what the bill falls by', () => {
  render(
    <OfferComparison
      offers={[
        buildFinancingOption({ bestChoice: true }),
        buildFinancingOption({
          _id: 'sac',
          system: 'SAC',
          installmentValue: 950,
          lastInstallmentValue: 520,
          rateDisagrees: true,
        }),
      ]}
      getKey={({ _id }) => _id}
      monthlySaving={900}
    />,
  );
  const [price, sac] = screen.getAllByRole('listitem');
  if (!price || !sac) throw new Error('two offers were drawn');
  for (const text of [
    '22,31% a.a.',
    '1,69% a.m.',
    'R$ 850,00',
    'R$ 400,00',
    '25/03/2027',
    'até 30/11/2026',
    'Melhor escolha',
  ])
    expect(price).toHaveTextContent(text);
  expect(price).toHaveTextContent('paga a parcela e sobram R$ 87,60');
  expect(sac).toHaveTextContent('à última, R$ 520,00');
  expect(sac).toHaveTextContent('faltam R$ 50,00 por mês');
  expect(within(sac).getByRole('note')).toHaveTextContent('não leva a esta parcela');
});

test('a bill that rises is said with its amount, without a sign', () => {
  render(
    <OfferComparison offers={[buildFinancingOption({})]} getKey={({ _id }) => _id} monthlySaving={-50} />,
  );
  expect(screen.getByText(/^A conta sobe R\$ 50,00: faltam R\$ [\d.,]+ por mês\.$/)).toBeVisible();
});
