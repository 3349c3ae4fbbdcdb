import { sortFinancingOffers } from './financing-order';

const offer = (bank: string, gracePeriod: number, value: number, bestChoice = false) => ({
  bank,
  gracePeriod,
  bestChoice,
  options: [{ installments: 60, value }],
});

test('offers: the best choice, three months of grace, longer grace, larger instalments', () => {
  const offers = [
    offer('sem carência', 0, 900),
    offer('sem carência, maior', 0, 950),
    offer('seis meses', 6, 800),
    offer('três meses', 3, 700),
    offer('recomendada', 0, 100, true),
  ];
  expect(sortFinancingOffers(offers).map(({ bank }) => bank)).toEqual([
    'recomendada',
    'três meses',
    'seis meses',
    'sem carência, maior',
    'sem carência',
  ]);
});
