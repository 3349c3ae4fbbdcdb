import { remoteTesting } from '@girassol/federation/remote';
import {
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  testSession,
  testSettings,
} from '@girassol/shared-auth/testing';
import type { BoardKind, Session } from '@girassol/shared-domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { BoardAnswer } from '../board-state/board-state';
import { testCard } from '../board-state/testing';
import BoardPage from './BoardPage';
import { giveScreenSize } from './screen-size.testing';

export const LOAD = 'POST /kanbans/single/:id';
export const MOVE = 'PUT /kanbans/single/item/order/:kid/:itemId';
export const NAMES = 'POST /sales/kanban/names/:userId/:type';
export const TOTALS = 'POST /kanbans/single/column-totals/:fetchId/:columnId';

export const NEW = '0198a000-0000-7000-8000-00000000c001';
export const SENT = '0198a000-0000-7000-8000-00000000c002';
const ids = ['1', '2', '3'].map((end) => `0198a000-0000-7000-8000-00000000a00${end}`);
export const [ana = '', bia = '', caio = ''] = ids;
export const kanban = {
  _id: '0198a000-0000-7000-8000-00000000b001',
  type: 'SALES' as const,
  columns: [
    { _id: NEW, title: 'Novo contato', order: 0, inactivityWindow: 24 },
    { _id: SENT, title: 'Proposta enviada', order: 1, inactivityWindow: 24 },
  ],
};
export const card = (id: string, number: number, name: string, column: string, rank: string) =>
  testCard(id, column, rank, { id: number, name, lastActivityTimestamp: Date.now() });
export const cards = [
  card(ana, 1, 'Telhado da Ana', NEW, 'a1'),
  card(bia, 2, 'Telhado da Bia', NEW, 'a2'),
  card(caio, 3, 'Galpão do Caio', SENT, 'b1'),
];
export const board: BoardAnswer = {
  kanban,
  items: cards,
  totals: { [NEW]: { items: 2, amount: 200 }, [SENT]: { items: 1, amount: 100 } },
  hasMoreItems: {},
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
export const address = () => document.querySelector('output')?.textContent;

/** Opens the board of the company on a server. */
export function open(
  routes: FakeRoutes,
  {
    session = testSession(),
    search = '',
    kind = 'SALES',
  }: { session?: Session; search?: string; kind?: BoardKind } = {},
) {
  const server = fakeApi({ [LOAD]: board, ...routes });
  const permissions = { [session.userId]: session.type === 'VENDOR' ? { customersList: true } : {} };
  renderWithSession(
    <MemoryRouter initialEntries={[`/vendas/funil/${session.managerId}${search}`]}>
      <Routes>
        <Route path="/vendas/funil/:uid" element={<BoardPage kind={kind} />} />
      </Routes>
      <Address />
    </MemoryRouter>,
    { session, settings: testSettings({ individualPermissions: permissions }) },
  );
  return server;
}

export const lane = (name: string) => screen.getByRole('region', { name });
export const namesIn = (name: string) =>
  within(lane(name))
    .queryAllByRole('button', { name: /^#/ })
    .map((button) => button.getAttribute('aria-label')?.split('.')[0]);
export const loaded = () => screen.findByRole('button', { name: /^#00001/ });
export const user = userEvent.setup();

let platform: ReturnType<typeof remoteTesting.fakePlatform>;

/** What every test of a board needs around it. */
export function prepare() {
  beforeAll(giveScreenSize);
  beforeEach(() => {
    platform = remoteTesting.fakePlatform();
  });
  afterEach(() => platform.remove());
}
