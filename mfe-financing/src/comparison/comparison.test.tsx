import { render, screen, within } from '@testing-library/react';
import { anOption } from '../financing/a-financing';
import { OfferComparison } from './OfferComparison';
import { orderOffers } from './offer-order';
import { viabilityOf } from './viability';

test('[financing-087] best choice, three months of grace, longer grace, larger instalment', () => {
  const offers = [
    anOption({ _id: 'no-grace', gracePeriod: 0 }),
    anOption({ _id: 'six', gracePeriod: 6 }),
    anOption({ _id: 'three-small', gracePeriod: 3, installmentValue: 500 }),
    anOption({ _id: 'three-large', gracePeriod: 3, installmentValue: 900 }),
    anOption({ _id: 'best', gracePeriod: 1, bestChoice: true }),
  ];
  expect(orderOffers(offers).map(({ _id }) => _id)).toEqual([
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
  expect(viabilityOf([dear, free, cheap])).toEqual({ maximum: dear, minimum: cheap });
  expect(viabilityOf([free])).toBeNull();
});

test('an instalment stands beside its CET, what it is made of, its days, and what the bill falls by', () => {
  render(
    <OfferComparison
      offers={[
        anOption({ bestChoice: true }),
        anOption({
          _id: 'sac',
          system: 'SAC',
          installmentValue: 950,
          lastInstallmentValue: 520,
          rateDisagrees: true,
        }),
      ]}
      keyOf={({ _id }) => _id}
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
