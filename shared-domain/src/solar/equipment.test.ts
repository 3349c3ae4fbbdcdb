import { brazilianStates } from '../documents/states';
import { electricityDistributors, getDistributorsOfState } from './distributors';
import { computeModuleCount } from './sizing';

test('modules reach the power, and a hair of a double costs none', () => {
  expect(computeModuleCount(5, 550)).toBe(10);
  expect(computeModuleCount(0.1 + 0.2, 100)).toBe(3);
  expect(computeModuleCount(5, 0)).toBe(0);
});

test('every state has a distributor, and no name comes twice', () => {
  expect(brazilianStates.filter(({ uf }) => getDistributorsOfState(uf).length === 0)).toEqual([]);
  expect(new Set(electricityDistributors.map(({ id }) => id)).size).toBe(electricityDistributors.length);
});
