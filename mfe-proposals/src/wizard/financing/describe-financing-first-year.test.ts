import { describeFinancingFirstYear } from './describe-financing-first-year';

test.each([
  [-12.5, 400, 'No primeiro ano a conta sobe R$ 12,50 por mês, e a parcela de R$ 400,00 se soma a ela.'],
  [0, 400, 'No primeiro ano a conta fica igual, e a parcela de R$ 400,00 se soma a ela.'],
  [250, 400, 'A economia média do primeiro ano é de R$ 250,00 por mês: faltam R$ 150,00 para a parcela.'],
  [400, 400, 'A economia média do primeiro ano é de R$ 400,00 por mês: paga a parcela e sobra.'],
])('a saving of %d beside an instalment of %d', (saving, paid, words) => {
  expect(describeFinancingFirstYear(saving, paid)).toBe(words);
});
