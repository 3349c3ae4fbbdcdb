/** @styles */
import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestItem,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ItemPanel } from './ItemPanel';

const ITEM = 'POST /kanbans/single/item/:itemId';
const item = buildTestItem();

const proposals = {
  ...remoteTesting.buildReleasedRemote({
    name: 'mfe-proposals',
    title: 'Propostas',
    team: 'propostas',
    routes: [],
    exposes: { './proposals-tab': './x.tsx' },
    requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
    slots: [
      {
        slot: 'board-item.tab/v1',
        id: 'propostas',
        title: 'Propostas',
        order: 10,
        module: './proposals-tab',
      },
    ],
  }),
};

const always: FakeRoutes = {
  'POST /notes/sale/:saleId/:multiplier': { notes: [], hasMoreItems: false },
  'GET /kanbans/single/columns/:type': {
    kanban: {
      _id: '018f0000-0000-7000-8000-00000000e000',
      type: 'SALES',
      columns: [{ _id: item.kanbanData.column, title: 'Proposta enviada', order: 1, inactivityWindow: 24 }],
    },
  },
};

let platform: ReturnType<typeof remoteTesting.installFakePlatform>;
const user = userEvent.setup();

function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <output>
      {pathname}
      {search} {JSON.stringify(state)}
    </output>
  );
}

function open(routes: FakeRoutes, { search = `?item=${item._id}`, hasProposals = true } = {}) {
  platform = remoteTesting.installFakePlatform({
    remotes: hasProposals ? [proposals] : [],
    modules: {
      'mfe-proposals/./proposals-tab': {
        default: ({ item: { customer } }: { item: typeof item }) => <p>Propostas de {customer.name}</p>,
      },
    },
  });
  const server = fakeApi({ ...always, ...routes });
  const onClose = jest.fn();
  renderWithSession(
    <MemoryRouter initialEntries={[{ pathname: '/vendas/funil/x', search, state: { openedHere: true } }]}>
      <ItemPanel itemId={item._id} boardKind="SALES" onClose={onClose} />
      <Address />
    </MemoryRouter>,
  );
  return { server, onClose };
}

function setWidth(width: number) {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}

beforeEach(() => setWidth(1600));
afterEach(() => {
  platform.remove();
  sessionStorage.clear();
});

test('[boards-008, boards-103] the panel reads its item by id and board, and shows title and facts', async () => {
  const { server } = open({ [ITEM]: { populatedItem: item } });
  const panel = await screen.findByRole('dialog', { name: /Venda #00012 Residência no Itoupava/ });
  expect(panel).toHaveTextContent('Em andamento · Proposta enviada');
  expect(screen.getByRole('link', { name: '(47) 99999-8888' })).toHaveAttribute(
    'href',
    'https://wa.me/5547999998888',
  );
  expect(server.calls(ITEM)[0]).toMatchObject({ params: { itemId: item._id }, body: { type: 'SALES' } });
});

test('the head says the amount and shows the stages; a press on one moves the item there', async () => {
  const MOVE = 'PUT /kanbans/single/item/order/:kid/:itemId';
  const kid = '018f0000-0000-7000-8000-00000000e000';
  const next = '018f0000-0000-7000-8000-00000000e002';
  const { server } = open({
    [ITEM]: { populatedItem: item },
    'GET /kanbans/single/columns/:type': {
      kanban: {
        _id: kid,
        type: 'SALES',
        columns: [
          { _id: next, title: 'Negociação', order: 2, inactivityWindow: 24 },
          { _id: item.kanbanData.column, title: 'Proposta enviada', order: 1, inactivityWindow: 24 },
        ],
      },
    },
    [MOVE]: replyRefused(409, { message: 'Outra pessoa moveu este item.' }),
  });
  const stages = within(await screen.findByRole('group', { name: 'Etapas' }));
  expect(screen.getByText('R$ 25.400,50', { selector: 'strong' })).toBeVisible();
  expect(stages.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Etapa atual: Proposta enviada',
    'Mover para Negociação',
  ]);
  await user.click(stages.getByRole('button', { name: 'Etapa atual: Proposta enviada' }));
  expect(server.calls(MOVE)).toHaveLength(0);
  await user.click(stages.getByRole('button', { name: 'Mover para Negociação' }));
  await waitFor(() => expect(server.calls(MOVE)).toHaveLength(1));
  expect(server.calls(MOVE)[0]).toMatchObject({
    params: { kid, itemId: item._id },
    body: { column: next, order: 0 },
  });
});

test('a finished item has no stages', async () => {
  open({ [ITEM]: { populatedItem: buildTestItem({ status: 'CLOSED' }) } });
  await screen.findByText('Venda Ganha');
  expect(screen.queryByRole('group', { name: 'Etapas' })).toBeNull();
});

test('[boards-008] the Informações block folds', async () => {
  open({ [ITEM]: { populatedItem: item } });
  const toggle = await screen.findByRole('button', { name: 'Informações' });
  expect(screen.getByText('Carla Schmidt')).toBeVisible();
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Carla Schmidt')).not.toBeVisible();
});

test('[boards-007] the close button and Escape close the panel', async () => {
  const { onClose } = open({ [ITEM]: { populatedItem: item } });
  await user.click(await screen.findByRole('button', { name: 'Fechar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('the action that edits leads to the edit screen of the board', async () => {
  open({ [ITEM]: { populatedItem: item } });
  await user.click(await screen.findByRole('button', { name: 'Editar venda' }));
  await waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent(`/vendas/editar/${item._id}`),
  );
});

test('[boards-048] a lost sale says so in red, with its reason', async () => {
  open({ [ITEM]: { populatedItem: buildTestItem({ status: 'LOST', saleLostReason: 'Preço' }) } });
  const status = await screen.findByText('Venda Perdida');
  expect(status).toHaveStyle({ color: 'var(--g-bad-ink)' });
  expect(status.parentElement).toHaveTextContent('Venda Perdida · Preço');
});

test.each([
  ['IN_PROGRESS', 'Em andamento'],
  ['CLOSED', 'Venda Ganha'],
] as const)('[boards-048] %s is %s, and not in red', async (status, text) => {
  open({ [ITEM]: { populatedItem: buildTestItem({ status }) } });
  expect(await screen.findByText(text)).toHaveStyle({ color: 'var(--g-ink-soft)' });
});

test('a tab of another area fills the panel, and the address names it', async () => {
  open({ [ITEM]: { populatedItem: item } });
  const tab = await screen.findByRole('tab', { name: 'Propostas' });
  // The tab's code is loaded inside the transition: the click is waited for.
  await act(async () => void fireEvent.click(tab));
  expect(await screen.findByText('Propostas de Carla Schmidt')).toBeVisible();
  await waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent(
      `?item=${item._id}&aba=propostas {"openedHere":true}`,
    ),
  );
});

test('the address opens the panel on its tab', async () => {
  open({ [ITEM]: { populatedItem: item } }, { search: `?item=${item._id}&aba=propostas` });
  expect(await screen.findByText('Propostas de Carla Schmidt')).toBeVisible();
});

test('a tab whose area is absent, or that nobody built, does not appear', async () => {
  open(
    { [ITEM]: { populatedItem: item } },
    { hasProposals: false, search: `?item=${item._id}&aba=propostas` },
  );
  await screen.findByRole('tab', { name: 'Notas', selected: true });
  // Propostas is not installed; nobody has built Contratos yet.
  expect(screen.queryByRole('tab', { name: /Propostas|Contratos/ })).toBeNull();
});

test('[boards-040] tabs carry words only from 1200 pixels; their names stay', async () => {
  open({ [ITEM]: { populatedItem: item } });
  expect(await screen.findByRole('tab', { name: 'Notas' })).toHaveTextContent('Notas');
  setWidth(1199);
  expect(screen.getByRole('tab', { name: 'Notas' })).toHaveTextContent('');
});

test('[boards-036] a phone has no tab for Histórico: it opens from Opções', async () => {
  open({
    [ITEM]: { populatedItem: item },
    'GET /histories/customer/:cid/:multiplier': { history: [], hasMoreItems: false },
  });
  expect(await screen.findByRole('tab', { name: 'Histórico' })).toBeVisible();
  setWidth(390);
  expect(screen.queryByRole('tab', { name: 'Histórico' })).toBeNull();
  expect(screen.getByRole('tab', { name: 'Notas' })).toHaveTextContent('Notas');
  await user.click(screen.getByRole('button', { name: 'Opções' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Histórico' }));
  expect(await screen.findByRole('dialog', { name: 'Histórico' })).toBeVisible();
  expect(await screen.findByRole('switch', { name: /Só este item/ })).toBeVisible();
});

test('somebody else moving the item is told, and the new stage shows', async () => {
  const { server } = open({ [ITEM]: { populatedItem: item } });
  await screen.findByText(/Proposta enviada/);
  server.answer({ [ITEM]: { populatedItem: buildTestItem({ columnTitle: 'Negociação' }) } });
  act(() =>
    server.emit({
      kind: 'item-placed',
      board: 'SALES',
      item: item._id,
      column: 'c2',
      rank: 'a1',
      fromColumn: 'c1',
      by: 'another-tab',
    }),
  );
  expect(await screen.findByText('Outra pessoa moveu este item. Ele está em “Negociação”.')).toBeVisible();
});

test('an item removed by somebody else while open says so, and what was on screen stays', async () => {
  const { server } = open({ [ITEM]: { populatedItem: item } });
  await screen.findByText(/Proposta enviada/);
  server.answer({ [ITEM]: replyRefused(404, { message: 'Item não encontrado' }) });
  act(() =>
    server.emit({ kind: 'item-left', board: 'SALES', item: item._id, column: 'c1', by: 'another-tab' }),
  );
  expect(await screen.findByText(/Este item foi removido ou passou a outra pessoa/)).toBeVisible();
  expect(screen.getByText('Carla Schmidt')).toBeVisible();
});

test('an item that does not exist says so', async () => {
  open({ [ITEM]: replyRefused(404, { message: 'Item não encontrado' }) });
  expect(await screen.findByText('Não encontramos este item')).toBeVisible();
});

test('an item that did not load can be asked for again', async () => {
  const { server } = open({ [ITEM]: replyRefused(500, { message: 'Falhou' }) });
  const retry = await screen.findByRole('button', { name: /Tentar/ });
  server.answer({ [ITEM]: { populatedItem: item } });
  await user.click(retry);
  expect(await screen.findByText('Carla Schmidt')).toBeVisible();
});

test('the page is named after the open item', async () => {
  document.title = 'Vendas';
  open({ [ITEM]: { populatedItem: item } });
  await waitFor(() => expect(document.title).toBe('#00012 Residência no Itoupava · Vendas · Girassol'));
});
