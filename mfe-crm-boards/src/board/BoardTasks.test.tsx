import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { IndividualPermissions, Session } from '@girassol/shared-domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { buildCard } from '../board-state/board.fixture';
import type { BoardAnswer } from '../board-state/board-state';
import BoardPage from './BoardPage';
import type { CardFrame } from './card/CardFrame';
import { mockScreenSize } from './screen-size.testing';

const mockDrawn: unknown[] = [];
jest.mock('./card/CardFrame', () => {
  const actual = jest.requireActual('./card/CardFrame');
  const Frame = actual.CardFrame;
  return {
    ...actual,
    CardFrame: (props: ComponentProps<typeof CardFrame> & { 'data-card'?: string }) => {
      mockDrawn.push(props['data-card']);
      return <Frame {...props} />;
    },
  };
});

const LOAD = 'POST /kanbans/single/:id';
const SINGLE = 'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId';
const SELECTED = 'PATCH /sales/selected/:userId/:receiverId/:senderFetchId';
const COLUMN = 'PATCH /sales/column/user/:userId/:columnId/:receiverId/:senderFetchId';
const CREATE = 'POST /kanbans/single/column/:kid';
const ORDER = 'PUT /kanbans/single/column/order/:kid/:columnId';
const DELETE = 'DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId';

const buildId = (end: string) => `0198a000-0000-7000-8000-00000000${end}`;
const [NEW, SENT, ana, bia, caio, bruno] = ['c001', 'c002', 'a001', 'a002', 'a003', 'd001'].map(buildId) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const column = (_id: string, title: string, order: number) => ({ _id, title, order, inactivityWindow: 24 });
const kanban = {
  _id: buildId('b001'),
  type: 'SALES' as const,
  columns: [column(NEW, 'Novo contato', 0), column(SENT, 'Proposta enviada', 1)],
};
const card = (id: string, number: number, name: string, rank: string) =>
  buildCard(id, NEW, rank, {
    id: number,
    name,
    user: { _id: bruno, personalData: { name: 'Bruno Lima' } },
    lastActivityTimestamp: Date.now(),
  });
const board: BoardAnswer = {
  kanban,
  items: [card(ana, 1, 'Ana', 'a1'), card(bia, 2, 'Bia', 'a2'), card(caio, 3, 'Caio', 'a3')],
  totals: { [NEW]: { items: 3, amount: 300 }, [SENT]: { items: 0, amount: 0 } },
  hasMoreItems: {},
};
const carla = { _id: buildId('d002'), personalData: { name: 'Carla Reis' } };
const vendors = [{ _id: bruno, personalData: { name: 'Bruno Lima' } }, carla];

async function open(
  routes: FakeRoutes = {},
  session: Session = buildTestSession({ signupPlan: 'ENTERPRISE', vendors }),
  own: IndividualPermissions = {},
  ofOthers: Record<string, IndividualPermissions> = {},
) {
  const server = fakeApi({ [LOAD]: board, ...routes });
  renderWithSession(
    <MemoryRouter initialEntries={[`/vendas/funil/${session.managerId}`]}>
      <Routes>
        <Route path="/vendas/funil/:uid" element={<BoardPage kind="SALES" />} />
      </Routes>
    </MemoryRouter>,
    {
      session,
      settings: buildTestSettings({ individualPermissions: { ...ofOthers, [session.userId]: own } }),
    },
  );
  await face('Ana');
  return server;
}

const user = userEvent.setup();
// Awaited: menus and popovers are fetched when they are first asked for.
const press = (element: Element) => user.click(element);
const face = (name: string) => screen.findByRole('button', { name: new RegExp(`^#\\d+ ${name}\\.`) });
const bar = () => screen.queryByRole('region', { name: 'Cartões selecionados' });
async function openColumnMenu(title: string) {
  const columns = await screen.findByRole('group', { name: 'Colunas do quadro' });
  await press(within(columns).getByRole('button', { name: `Ações da coluna ${title}` }));
  return screen.findByRole('menu');
}
async function sendTo(name: string) {
  const popover = await screen.findByRole('dialog', { name: 'Enviar para' });
  await user.type(within(popover).getByRole('combobox'), name);
  await press(await screen.findByRole('option', { name: new RegExp(name) }));
  await press(within(popover).getByRole('button', { name: 'ENVIAR' }));
}

let platform: ReturnType<typeof remoteTesting.installFakePlatform>;
beforeAll(() => {
  mockScreenSize();
});
beforeEach(() => {
  platform = remoteTesting.installFakePlatform();
});
afterEach(() => platform.remove());

test('[boards-088, boards-090] a plain vendor finds neither sending, nor selecting, nor columns to change', async () => {
  await open({}, buildTestSession({ type: 'VENDOR', signupPlan: 'ENTERPRISE', vendors }), {
    salesKanban: true,
  });
  expect(screen.queryByRole('button', { name: /^Ações da coluna/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Nova coluna' })).toBeNull();
  fireEvent.keyDown(await face('Ana'), { key: 'x' });
  expect(bar()).toBeNull();
  await press(screen.getByRole('button', { name: 'Ações de Ana' }));
  expect(await screen.findByRole('menuitem', { name: 'Abrir venda' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /^Enviar/ })).toBeNull();
});

test('[boards-091, boards-093] to whom a card may go: GERENTE and whoever has the board, without its holder', async () => {
  const davi = { _id: buildId('d003'), personalData: { name: 'Davi Melo' } };
  await open(
    {},
    buildTestSession({ signupPlan: 'ENTERPRISE', vendors: [...vendors, davi] }),
    {},
    {
      [carla._id]: { salesKanban: true },
      [davi._id]: { salesKanban: false, preSalesKanban: true },
    },
  );
  await press(screen.getByRole('button', { name: 'Ações de Ana' }));
  await press(await screen.findByRole('menuitem', { name: /^Enviar para/ }));
  const popover = await screen.findByRole('dialog', { name: 'Enviar para' });
  const field = within(popover).getByRole('combobox');
  act(() => field.focus());
  await user.keyboard('{ArrowDown}');
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['GERENTE', 'Carla Reis']);
});

test('[boards-045, boards-087, boards-093, boards-107] a card is sent from its menu, to anybody but its holder', async () => {
  const sale = card(ana, 1, 'Ana', 'a1');
  const session = buildTestSession({ signupPlan: 'ENTERPRISE', vendors });
  const server = await open({ [SINGLE]: { sale } }, session);
  await press(screen.getByRole('button', { name: 'Ações de Ana' }));
  await press(await screen.findByRole('menuitem', { name: /^Enviar para/ }));
  const popover = await screen.findByRole('dialog', { name: 'Enviar para' });
  expect(within(popover).getByRole('heading', { name: 'Enviar para' })).toBeVisible();
  expect(within(popover).getByRole('button', { name: 'ENVIAR' })).toBeDisabled();
  await user.type(within(popover).getByRole('combobox'), 'Bruno');
  expect(screen.queryByRole('option', { name: /Bruno/ })).toBeNull();
  await user.clear(within(popover).getByRole('combobox'));
  await sendTo('Carla');
  await waitFor(() => expect(server.calls(SINGLE)).toHaveLength(1));
  expect(server.calls(SINGLE)[0]?.params).toEqual({
    userId: session.userId,
    columnId: NEW,
    saleId: ana,
    receiverId: carla._id,
  });
});

test('[boards-087] a column is sent as it is seen', async () => {
  const session = buildTestSession({ signupPlan: 'ENTERPRISE', vendors });
  const server = await open({ [COLUMN]: { sentItems: 3 } }, session);
  await openColumnMenu('Novo contato');
  await press(screen.getByRole('menuitem', { name: /^Enviar todos/ }));
  expect(await screen.findByText('3 vendas de “Novo contato”')).toBeVisible();
  await sendTo('Carla');
  await waitFor(() => expect(server.calls(COLUMN)).toHaveLength(1));
  expect(server.calls(COLUMN)[0]).toMatchObject({
    params: { columnId: NEW, receiverId: carla._id, senderFetchId: session.managerId },
    body: { type: 'SALES' },
  });
});

test('[boards-087] selected cards are sent together; selecting one draws no other', async () => {
  const server = await open({ [SELECTED]: { sentItems: 2 } });
  mockDrawn.length = 0;
  fireEvent.click(await face('Ana'), { ctrlKey: true });
  expect(new Set(mockDrawn)).toEqual(new Set([ana]));
  expect(bar()).toHaveTextContent('1 selecionado');
  fireEvent.click(await face('Caio'), { shiftKey: true });
  expect(bar()).toHaveTextContent('3 selecionados');
  fireEvent.keyDown(await face('Bia'), { key: 'x' });
  expect(bar()).toHaveTextContent('2 selecionados');
  await press(within(bar() as HTMLElement).getByRole('button', { name: 'Enviar para' }));
  await sendTo('Carla');
  await waitFor(() => expect(server.calls(SELECTED)).toHaveLength(1));
  expect(server.calls(SELECTED)[0]?.body).toEqual({ salesIds: [ana, caio], type: 'SALES' });
  await waitFor(() => expect(bar()).toBeNull());
});

test('Escape lets the selection go', async () => {
  await open();
  fireEvent.click(await face('Ana'), { metaKey: true });
  expect(bar()).not.toBeNull();
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(bar()).toBeNull();
});

test('[boards-101] a refused column keeps what was typed and says why', async () => {
  const fields = [{ path: 'title', message: 'Escolha outro nome.' }];
  const server = await open({ [CREATE]: replyRefused(409, { message: 'Já existe.', fields }) });
  await press(screen.getByRole('button', { name: 'Nova coluna' }));
  const name = await screen.findByRole('textbox', { name: /Nome/ });
  await waitFor(() => expect(name).toHaveFocus());
  await user.keyboard('Retorno');
  await press(screen.getByRole('button', { name: 'Criar coluna' }));
  expect(await screen.findByText('Escolha outro nome.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Nome/ })).toHaveValue('Retorno');
  expect(server.calls(CREATE)[0]?.body).toEqual({ title: 'Retorno', inactivityWindow: 24 });
});

test('[boards-099] the menu moves a column, and a refused move goes back', async () => {
  const server = await open({ [ORDER]: replyRefused(409, { message: 'Não deu.' }) });
  await openColumnMenu('Novo contato');
  await press(screen.getByRole('menuitem', { name: /direita/ }));
  await waitFor(() => expect(server.calls(ORDER)).toHaveLength(1));
  expect(server.calls(ORDER)[0]).toMatchObject({
    params: { kid: kanban._id, columnId: NEW },
    body: { order: 1 },
  });
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Novo contato',
      'Proposta enviada',
    ]),
  );
});

test('[boards-086] a column is deleted once it is said where its cards go', async () => {
  const server = await open({ [DELETE]: { kanban, movedItems: 3 } });
  await openColumnMenu('Novo contato');
  await press(screen.getByRole('menuitem', { name: /^Excluir coluna/ }));
  expect(await screen.findByText(/3 vendas vão para o fim/)).toBeVisible();
  await press(screen.getByRole('button', { name: 'Excluir Novo contato' }));
  await waitFor(() => expect(server.calls(DELETE)).toHaveLength(1));
  expect(server.calls(DELETE)[0]?.params).toMatchObject({ columnId: NEW, columnToMoveId: SENT });
});

test('a column that was moved by keyboard keeps the focus when the move is taken back', async () => {
  const reversed = {
    ...kanban,
    columns: [column(SENT, 'Proposta enviada', 0), column(NEW, 'Novo contato', 1)],
  };
  const server = await open({ [ORDER]: { kanban: reversed } });
  const grip = () => screen.getByRole('button', { name: /^Mover a coluna Proposta enviada/ });
  act(() => grip().focus());
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(server.calls(ORDER)).toHaveLength(1));
  const order = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  await waitFor(() => expect(order()).toEqual(['Proposta enviada', 'Novo contato']));
  await waitFor(() => expect(grip()).toHaveFocus());
  act(() => server.emit({ kind: 'columns-changed', board: 'SALES', by: null }));
  await waitFor(() => expect(order()).toEqual(['Novo contato', 'Proposta enviada']));
  expect(grip()).toHaveFocus();
});
