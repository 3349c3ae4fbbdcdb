import { states } from '../documents/states';
import { distributors, distributorsOf } from './distributors';
import { modulesFor } from './sizing';

test('modules reach the power, and a hair of a double costs none', () => {
  expect(modulesFor(5, 550)).toBe(10);
  expect(modulesFor(0.1 + 0.2, 100)).toBe(3);
  expect(modulesFor(5, 0)).toBe(0);
});

test('every state has a distributor, and no name comes twice', () => {
  expect(states.filter(({ uf }) => distributorsOf(uf).length === 0)).toEqual([]);
  expect(new Set(distributors.map(({ id }) => id)).size).toBe(distributors.length);
});
