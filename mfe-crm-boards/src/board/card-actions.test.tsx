import { remoteTesting } from '@girassol/federation/remote';
import { tabId } from '@girassol/shared-auth';
import {
  buildTestItem,
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { BoardKind } from '@girassol/shared-domain';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { resetUi } from '@girassol/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { buildCard } from '../board-state/board.fixture';
import type { BoardAnswer } from '../board-state/board-state';
import BoardPage from './BoardPage';
import { mockScreenSize } from './screen-size.testing';

const LOAD = 'POST /kanbans/single/:id';
const STATUS = 'PUT /sales/single/status/:itemId';
const UNDO = 'POST /sales/undo/:deedId';
const TOTALS = 'POST /kanbans/single/column-totals/:fetchId/:columnId';
const DELETE = 'DELETE /sales/single/:userId/:itemId';
const COLUMN = '0198a000-0000-7000-8000-00000000c001';
const ids = ['1', '2', '3'].map((end) => `0198a000-0000-7000-8000-00000000a00${end}`);
const names = ['Telhado da Ana', 'Telhado da Bia', 'Galpão do Caio'];
const user = userEvent.setup();

/** Builds a board of one column with three cards of 100 reais. */
function buildBoardOfKind(type: BoardKind): BoardAnswer {
  const items = ids.map((id, index) =>
    buildCard(id, COLUMN, `a${index}`, {
      id: index + 1,
      type,
      name: names[index] ?? '',
      lastActivityTimestamp: Date.now(),
    }),
  );
  return {
    kanban: {
      _id: '0198a000-0000-7000-8000-00000000b001',
      type,
      columns: [{ _id: COLUMN, title: 'Em execução', order: 0, inactivityWindow: 24 }],
    },
    items,
    totals: { [COLUMN]: { items: 3, amount: 300 } },
    hasMoreItems: {},
  };
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function open(kind: BoardKind, routes: FakeRoutes = {}, type: 'MANAGER' | 'VENDOR' = 'MANAGER', search = '') {
  const session = buildTestSession({ type });
  const server = fakeApi({
    [LOAD]: buildBoardOfKind(kind),
    [TOTALS]: { items: 2, amount: 222 },
    [STATUS]: ({ params, body }) => ({
      sale: buildTestItem({
        _id: params.itemId,
        type: kind,
        status: body.status,
        kanbanData: { column: COLUMN, rank: 'a0', order: 0 },
      }),
      created: [],
    }),
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[`/quadro/${session.managerId}${search}`]}>
      <Routes>
        <Route path="/quadro/:uid" element={<BoardPage kind={kind} />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    {
      session,
      settings: buildTestSettings({
        individualPermissions: { [session.userId]: { afterSalesKanban: true, salesKanban: true } },
      }),
    },
  );
  return server;
}

const lane = () => screen.getByRole('region', { name: 'Em execução', hidden: true });
const cards = () =>
  within(lane())
    .queryAllByRole('button', { name: /^#/, hidden: true })
    .map((button) => button.getAttribute('aria-label')?.split('.')[0]);

async function openMenu(name = 'Telhado da Ana') {
  await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  return screen.findByRole('menu');
}
const entries = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

async function finishFirst() {
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Finalizar' }));
  await user.click(await screen.findByRole('button', { name: /^Finalizar ./ }));
}

/** Another area that answers these addresses. */
function withCatalogue(...paths: string[]) {
  const catalogue = remoteTesting.buildReleasedRemote({
    name: 'mfe-proposals',
    title: 'Propostas',
    team: 'propostas',
    exposes: {},
    slots: [],
    requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
    routes: paths.map((path) => ({ path })),
  });
  platform.remove();
  platform = remoteTesting.installFakePlatform({ remotes: [catalogue] });
}

let platform: ReturnType<typeof remoteTesting.installFakePlatform>;
beforeAll(mockScreenSize);
beforeEach(() => {
  platform = remoteTesting.installFakePlatform();
  resetUi();
});
afterEach(() => platform.remove());

test('[boards-044] the menu of a card offers what the panel offers', async () => {
  open('SALES');
  expect(entries(await openMenu())).toEqual([
    'Abrir venda',
    'Dar Ganho',
    'Dar Perdido',
    'Para o topo da coluna',
    'Em execução',
    'Editar venda',
    'Copiar link',
    'Enviar para alguém…',
    'Excluir venda',
  ]);
});

test.each([
  ['Módulos', '/modulos/lista'],
  ['Inversores', '/inversores/lista'],
  ['Equipamentos', '/equipamentos/lista'],
])('[boards-112] %s leads to %s', async (entry, path) => {
  withCatalogue('/modulos/lista', '/inversores/lista', '/equipamentos/lista');
  open('SALES');
  expect(entries(await openMenu()).slice(-3)).toEqual(['Módulos', 'Inversores', 'Equipamentos']);
  await user.click(screen.getByRole('menuitem', { name: entry }));
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent(path));
});

test('a catalogue that no area of the page answers is not in the menu', async () => {
  withCatalogue('/modulos/lista', '/inversores/lista');
  open('SALES');
  const names = entries(await openMenu());
  expect(names.slice(-2)).toEqual(['Módulos', 'Inversores']);
  expect(names).not.toContain('Equipamentos');
});
test('[boards-064] a vendor without dataDeletion has no Excluir', async () => {
  open('SALES', {}, 'VENDOR');
  expect(entries(await openMenu())).not.toContain('Excluir venda');
});

test('[boards-059, boards-084] a finished card leaves at once, the later ones move up, and the sum of its column is asked again', async () => {
  let agree: () => void = () => undefined;
  const waiting = new Promise<void>((go) => {
    agree = go;
  });
  const server = open('AFTER_SALES', {
    [STATUS]: async ({ params, body }) => {
      await waiting;
      return {
        sale: buildTestItem({
          _id: params.itemId,
          type: 'AFTER_SALES',
          status: body.status,
          kanbanData: { column: COLUMN, rank: 'a0', order: 0 },
        }),
        created: [],
      };
    },
  });
  await finishFirst();
  await waitFor(() => expect(cards()).toEqual(['#00002 Telhado da Bia', '#00003 Galpão do Caio']));
  expect(server.calls(TOTALS)).toHaveLength(0);
  agree();
  await waitFor(() => expect(server.calls(TOTALS)).toHaveLength(1));
  expect(server.calls(TOTALS)[0]?.params.columnId).toBe(COLUMN);
  expect(server.calls(STATUS)[0]?.body).toEqual({ status: 'CLOSED', approvedProposal: null });
  await waitFor(() => expect(lane()).toHaveTextContent('R$ 222,00'));
});

test('[boards-102] the sum of a column is asked again with the filters and the city of the view', async () => {
  const server = open('AFTER_SALES', {}, 'MANAGER', '?busca=telhado&cidade=Itaja%C3%AD');
  await finishFirst();
  await waitFor(() =>
    expect(server.calls(TOTALS)[0]?.body).toMatchObject({
      type: 'AFTER_SALES',
      searchValue: 'telhado',
      city: 'Itajaí',
    }),
  );
});

test('a refused finish puts the card back', async () => {
  const server = open('AFTER_SALES', {
    [STATUS]: replyRefused(409, { message: 'Este item não está mais no quadro.' }),
  });
  await finishFirst();
  await waitFor(() => expect(server.calls(STATUS)).toHaveLength(1));
  await waitFor(() => expect(cards()).toHaveLength(3));
});

test('Desfazer takes the finish back by its name, and the board is read again', async () => {
  const deed = '018f0000-0000-7000-8000-0000000000d1';
  const server = open('AFTER_SALES', {
    [STATUS]: ({ params: { itemId }, body: { status } }) => ({
      sale: { ...buildTestItem({ type: 'AFTER_SALES' }), _id: itemId, status },
      created: [],
      deed,
    }),
    [UNDO]: { label: 'conclusão', items: [{ _id: ids[0] ?? '', id: 1, type: 'AFTER_SALES' }] },
  });
  await finishFirst();
  const loads = server.calls(LOAD).length;
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(server.calls(UNDO)[0]?.params).toEqual({ deedId: deed }));
  await waitFor(() => expect(server.calls(LOAD).length).toBeGreaterThan(loads));
  expect(await screen.findByText('Desfeito: conclusão de #00001.')).toBeVisible();
  await waitFor(() => expect(cards()).toHaveLength(3));
});

test('[boards-063, boards-085] a deleted card leaves after the question', async () => {
  const server = open('SALES', { [DELETE]: {} });
  await openMenu('Telhado da Bia');
  await user.click(screen.getByRole('menuitem', { name: 'Excluir venda' }));
  expect(await screen.findByText('Deseja excluir este item permanentemente?')).toBeVisible();
  expect(screen.getByText('#00002 Telhado da Bia')).toBeVisible();
  expect(cards()).toHaveLength(3);
  server.answer({
    [LOAD]: {
      ...buildBoardOfKind('SALES'),
      items: buildBoardOfKind('SALES').items.filter(({ id }) => id !== 2),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Excluir venda' }));
  await waitFor(() => expect(cards()).toEqual(['#00001 Telhado da Ana', '#00003 Galpão do Caio']));
  await waitFor(() => expect(server.calls(DELETE)[0]?.params.itemId).toBe(ids[1]));
});

test('[boards-084] a card that somebody else won leaves this board too', async () => {
  const server = open('SALES');
  await waitFor(() => expect(cards()).toHaveLength(3));
  act(() =>
    server.emit({
      kind: 'item-left',
      board: 'SALES',
      item: ids[0] ?? '',
      column: COLUMN,
      by: `not ${tabId}`,
    }),
  );
  await waitFor(() => expect(cards()).toHaveLength(2));
});

test('a card that left by keyboard hands the focus to its neighbour, not to the beginning of the board', async () => {
  const server = open('AFTER_SALES');
  const menu = await screen.findByRole('button', { name: 'Ações de Telhado da Bia' });
  act(() => menu.focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Finalizar' });
  await user.keyboard('{ArrowDown}{Enter}');
  (await screen.findByRole('button', { name: /^Finalizar ./ })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.calls(STATUS)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: /^#00003 Galpão do Caio/ })).toHaveFocus());
});
