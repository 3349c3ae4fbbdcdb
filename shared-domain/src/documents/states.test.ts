import { brazilianStates } from './states';

test('[shell.forms-014] Brazil has 27 states, each once', () => {
  expect(new Set(brazilianStates.map(({ uf }) => uf)).size).toBe(27);
  expect(new Set(brazilianStates.map(({ name }) => name)).size).toBe(27);
});
