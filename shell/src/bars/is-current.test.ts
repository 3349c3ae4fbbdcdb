import { buildVisibleMenus } from '../menus/visible-menus';
import { buildOwnerMenuInput } from '../testing/person';
import { isCurrentEntry } from './is-current';

/** The entries (not their children) that a place belongs to. */
const entriesAt = (path: string) =>
  buildVisibleMenus(buildOwnerMenuInput())
    .groups.flatMap(({ entries }) => entries)
    .filter((entry) => isCurrentEntry(entry, path))
    .map(({ id }) => id);

test.each([
  ['/inicio', ['inicio']],
  // The board and the proposals of somebody else too.
  ['/vendas/funil/0199f5dc', ['vendas']],
  ['/propostas/lista/0199f5dc', ['propostas']],
  ['/propostas/cliente/0199f5dc', ['propostas']],
  ['/proposta/gerar-proposta/escolha-kit/0199f5dc', ['propostas']],
  ['/cliente/editar/0199f5dc', ['clientes']],
  ['/vendas/registro', ['vendas']],
  ['/termos-de-uso-e-politica-de-privacidade', []],
])('%s is at %j', (path, entries) => {
  expect(entriesAt(path)).toEqual(entries);
});
