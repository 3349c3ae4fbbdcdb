import { toProposalInput } from '../testing/case-input';
import { expectNear } from '../testing/near';
import { calculateTestStudy } from '../testing/units';
import { cases } from '../vectors/read-vectors';
import { computeCompensableEnergy, computeEnergyBill, type MinimumBillingMode } from './minimum-bill';

test.each<[MinimumBillingMode, number]>([
  ['ART16', 1212.25],
  ['MAX', 1217.78],
  ['SUM', 1346.48],
  ['GROSS_ONLY', 1212.25],
])('%s: the first year of a house in São Paulo costs R$ %s', (minimumBillingMode, bill) => {
  const input = toProposalInput(cases['res-sp-art16'].input);
  const { generation } = calculateTestStudy({
    ...input,
    settings: { ...input.settings, minimumBillingMode },
  });
  expectNear(generation?.years[0]?.billWith, bill, 0.005);
});

const month = { consumption: 400, availability: 50, price: 1, charge: 0 };

test('under the old rule credits stop at the availability', () => {
  expect(computeCompensableEnergy('ART16', month)).toBe(350);
  expect(computeEnergyBill('ART16', month, 350)).toBe(50);
});

test('a month below the availability uses no credit and pays the minimum', () => {
  const low = { ...month, consumption: 20 };
  expect(computeCompensableEnergy('ART16', low)).toBe(0);
  expect(computeEnergyBill('ART16', low, 0)).toBe(50);
  expect(computeCompensableEnergy('SUM', low)).toBe(0);
});

test('a charge as high as the price leaves the credits alone', () => {
  expect(computeCompensableEnergy('ART16', { ...month, charge: 1 })).toBe(0);
});
