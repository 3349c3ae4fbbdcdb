import {
  describeUnusualKitPrice,
  describeUnusualMonths,
  describeUnusualValue,
  type UsualKind,
} from './usual-ranges';

test.each([
  ['groupBMonth', 82_000],
  ['groupAMonth', 1_200_000],
  ['kwhPrice', 0.95],
  ['kwhPricePeak', 3.4],
  ['tariffPart', 0.02],
  ['demand', 2_500],
  ['demandTariff', 85.2],
  ['modulePower', 585],
  ['inverterPower', 8],
  ['servicePerKwp', 900],
] as const)('a usual value of %s has no warning, nor have zero and nothing', (kind: UsualKind, value) => {
  for (const one of [value, 0, null]) expect(describeUnusualValue(kind, one)).toBeNull();
});

test('a warning says what was typed, the bound and its reason', () => {
  expect(describeUnusualValue('groupBMonth', 99_999_999)).toBe(
    '99.999.999 kWh é mais que o comum, até 82.000 kWh: é o que a maior ligação do grupo B, de 112,5 kVA, consome ligada o mês inteiro. Confira.',
  );
  expect(describeUnusualValue('kwhPrice', 952.31)).toMatch(
    /^R\$ 952,31 é mais que o comum, até R\$\s3,00: .*por MWh/,
  );
  expect(describeUnusualValue('kwhPrice', 0.00095)).toMatch(
    /^R\$ 0,00095 é menos que o comum, a partir de R\$\s0,10/,
  );
});

test('the price of a kit is measured by its power', () => {
  expect(describeUnusualKitPrice(12_500, 5_500)).toBeNull();
  expect(describeUnusualKitPrice(12_500, 0)).toBeNull();
  expect(describeUnusualKitPrice(1_250_000, 5_000)).toMatch(/dá R\$\s250,00 por Wp, e é mais que o comum/);
  expect(describeUnusualKitPrice(125, 5_000)).toMatch(/é menos que o comum/);
});

test('the months of a year have one warning, of the first and the number of the others', () => {
  const months = [500, 90_000, null, 91_000, 92_000];
  expect(describeUnusualMonths('groupBMonth', months)).toMatch(/^Fevereiro e mais 2 meses: 90\.000 kWh /);
  expect(describeUnusualMonths('groupBMonth', [500])).toBeNull();
});
