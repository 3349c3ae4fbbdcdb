import { buildTestSession } from '@girassol/shared-auth/testing';
import type { AccessFacts, BoardKind } from '@girassol/shared-domain';
import { getItemActions, type ItemForActions } from './item-actions';

const manager: AccessFacts = { session: buildTestSession(), permissions: {} };
const vendor = (permissions: AccessFacts['permissions'] = {}): AccessFacts => ({
  session: buildTestSession({ type: 'VENDOR' }),
  permissions,
});
const item = (type: BoardKind, changes: Partial<ItemForActions> = {}): ItemForActions => ({
  type,
  status: 'IN_PROGRESS',
  ...changes,
});
const ids = (of: ItemForActions, facts = manager) => getItemActions(of, facts).map(({ id }) => id);
const labels = (of: ItemForActions, facts = manager) =>
  getItemActions(of, facts)
    .filter(({ place }) => place === 'bar')
    .map(({ label }) => label);

test('[boards-042, boards-056] Finalizar closes works, projects, activities and operations; closed ones show it disabled', () => {
  for (const kind of ['PROJECT', 'INSTALLATION', 'AFTER_SALES', 'ADMINISTRATIVE'] as const) {
    const finish = (status: ItemForActions['status']) =>
      getItemActions(item(kind, { status }), manager).find(({ id }) => id === 'finish');
    expect(finish('IN_PROGRESS')).toMatchObject({ label: 'Finalizar', isDisabled: false });
    expect(finish('CLOSED')).toMatchObject({ isDisabled: true });
  }
  expect(ids(item('SALES'))).not.toContain('finish');
});

test('[boards-043] Adicionar Reprova is for projects in progress only', () => {
  expect(labels(item('PROJECT'))).toEqual(['Finalizar', 'Adicionar Reprova']);
  expect(labels(item('PROJECT', { status: 'CLOSED' }))).toEqual(['Finalizar', 'Voltar ao quadro']);
  expect(labels(item('INSTALLATION'))).toEqual(['Finalizar']);
});

test('[boards-049] Dar Ganho and Dar Perdido are there only while a sale is in progress', () => {
  expect(labels(item('SALES'))).toEqual(['Dar Ganho', 'Dar Perdido']);
  expect(labels(item('SALES', { status: 'CLOSED' }))).toEqual(['Voltar ao funil']);
  expect(labels(item('SALES', { status: 'LOST' }))).toEqual(['Voltar ao funil']);
});

test('[boards-052, boards-054] leads are qualified or disqualified', () => {
  expect(labels(item('PRE_SALES'))).toEqual(['Qualificar', 'Desqualificar']);
});

test('[boards-060] whatever is not in progress can return, to the funnel or to the board', () => {
  const back = (kind: BoardKind) => labels(item(kind, { status: 'CLOSED' })).at(-1);
  expect(back('PRE_SALES')).toBe('Voltar ao funil');
  for (const kind of ['ADMINISTRATIVE', 'PROJECT', 'INSTALLATION', 'AFTER_SALES'] as const)
    expect(back(kind)).toBe('Voltar ao quadro');
});

test('[boards-062] a sale that came from a lead can go back to qualification, from the menu', () => {
  const sale = getItemActions(item('SALES', { relatedPreSale: 'a-lead' }), manager);
  expect(sale.find(({ id }) => id === 'backToPreSale')).toMatchObject({
    label: 'Voltar para qualificação',
    place: 'menu',
  });
  expect(ids(item('SALES'))).not.toContain('backToPreSale');
});

test('[boards-044] Opções edits, moves, copies the address and deletes', () => {
  const menu = (of: ItemForActions) =>
    getItemActions(of, manager)
      .filter(({ place }) => place === 'menu')
      .map(({ label }) => label);
  expect(menu(item('SALES'))).toEqual(['Editar venda', 'Mover para coluna', 'Copiar link', 'Excluir venda']);
  expect(menu(item('SALES', { status: 'LOST' }))).not.toContain('Mover para coluna');
});

test('[boards-064] deleting needs dataDeletion or a person who is no vendor', () => {
  expect(ids(item('SALES'))).toContain('delete');
  expect(ids(item('SALES'), vendor())).not.toContain('delete');
  expect(ids(item('SALES'), vendor({ dataDeletion: true }))).toContain('delete');
});
