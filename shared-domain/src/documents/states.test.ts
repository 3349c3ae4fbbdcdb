import { states } from './states';

test('[shell.forms-014] Brazil has 27 states, each once', () => {
  expect(new Set(states.map(({ uf }) => uf)).size).toBe(27);
  expect(new Set(states.map(({ name }) => name)).size).toBe(27);
});
