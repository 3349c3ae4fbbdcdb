import { groupSections } from './group-sections';
import type { SettingsSection } from './settings-section';

const section = (id: string, order: number): SettingsSection => ({
  id,
  title: id,
  order,
  Component: () => null,
});

test('sections stand below the group of their order, and a group without one is left out', () => {
  const groups = groupSections([section('origens', 10), section('contratos', 60), section('alheia', 200)]);
  expect(groups.map(({ title, sections }) => [title, ...sections.map(({ id }) => id)])).toEqual([
    ['Vendas e clientes', 'origens'],
    ['Propostas e contratos', 'contratos'],
    ['Outras', 'alheia'],
  ]);
});
