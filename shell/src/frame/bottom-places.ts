import type { VisibleEntry, VisibleMenus } from '../menus/visible-menus';

/** The places people go to most on the road, most of all first. */
const preferred = [
  'inicio',
  'vendas',
  'vendas-agenda',
  'clientes',
  'propostas',
  'instalacoes',
  'pos-venda',
  'pre-venda',
];

/** Up to four entries for the bar under the thumb. */
export function bottomPlaces({ groups }: VisibleMenus): VisibleEntry[] {
  const all = groups.flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.children]));
  const found = preferred.flatMap((id) => all.find((entry) => entry.id === id && !entry.isLocked) ?? []);
  return found.slice(0, 4);
}
