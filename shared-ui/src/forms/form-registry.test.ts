import { createFormRegistry, describeField } from './form-registry';

const { labels, rows } = createFormRegistry();
const registry = { labels, rows };
rows.set('components.0', { name: 'mão de obra', onReveal: undefined });
rows.set('components.0.rules.1', { name: 'faixa 2', onReveal: undefined });
labels.set('components.0.name', 'Nome');
labels.set('components.0.tusd', 'TUSD na ponta');
labels.set('components.0.rules.1.power', 'Até (kWp)');
labels.set('irradiation', 'Irradiação');

test.each([
  ['components.0.name', 'Mão de obra: nome'],
  ['components.0.tusd', 'Mão de obra: TUSD na ponta'],
  ['components.0.rules.1.power', 'Mão de obra, faixa 2: até (kWp)'],
  ['components.0.rules', 'Mão de obra'],
  ['irradiation.3', 'Irradiação'],
  ['total', ''],
])('%s is described as "%s"', (path, name) => {
  expect(describeField(registry, path)).toBe(name);
});
