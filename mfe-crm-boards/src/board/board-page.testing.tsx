import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import type { BoardKind, Session } from '@girassol/shared-domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { buildCard } from '../board-state/board.fixture';
import type { BoardAnswer } from '../board-state/board-state';
import BoardPage from './BoardPage';
import { mockScreenSize } from './screen-size.testing';

export const LOAD_BOARD_CALL = 'POST /kanbans/single/:id';
export const MOVE_CARD_CALL = 'PUT /kanbans/single/item/order/:kid/:itemId';
export const SEARCH_NAMES_CALL = 'POST /sales/kanban/names/:userId/:type';
export const LOAD_TOTALS_CALL = 'POST /kanbans/single/column-totals/:fetchId/:columnId';

export const NEW_CONTACT_COLUMN_ID = '0198a000-0000-7000-8000-00000000c001';
export const PROPOSAL_SENT_COLUMN_ID = '0198a000-0000-7000-8000-00000000c002';
const ids = ['1', '2', '3'].map((end) => `0198a000-0000-7000-8000-00000000a00${end}`);
export const [ana = '', bia = '', caio = ''] = ids;
export const testKanban = {
  _id: '0198a000-0000-7000-8000-00000000b001',
  type: 'SALES' as const,
  columns: [
    { _id: NEW_CONTACT_COLUMN_ID, title: 'Novo contato', order: 0, inactivityWindow: 24 },
    { _id: PROPOSAL_SENT_COLUMN_ID, title: 'Proposta enviada', order: 1, inactivityWindow: 24 },
  ],
};
export const buildNamedCard = (id: string, number: number, name: string, column: string, rank: string) =>
  buildCard(id, column, rank, { id: number, name, lastActivityTimestamp: Date.now() });
export const testCards = [
  buildNamedCard(ana, 1, 'Telhado da Ana', NEW_CONTACT_COLUMN_ID, 'a1'),
  buildNamedCard(bia, 2, 'Telhado da Bia', NEW_CONTACT_COLUMN_ID, 'a2'),
  buildNamedCard(caio, 3, 'Galpão do Caio', PROPOSAL_SENT_COLUMN_ID, 'b1'),
];
export const testBoardAnswer: BoardAnswer = {
  kanban: testKanban,
  items: testCards,
  totals: {
    [NEW_CONTACT_COLUMN_ID]: { items: 2, amount: 200 },
    [PROPOSAL_SENT_COLUMN_ID]: { items: 1, amount: 100 },
  },
  hasMoreItems: {},
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
export const getRouterAddress = () => document.querySelector('output')?.textContent;

/** Opens the company's board page against a fake server and returns that server. */
export function openBoard(
  routes: FakeRoutes,
  {
    session = buildTestSession(),
    search = '',
    kind = 'SALES',
  }: { session?: Session; search?: string; kind?: BoardKind } = {},
) {
  const server = fakeApi({ [LOAD_BOARD_CALL]: testBoardAnswer, ...routes });
  const permissions = { [session.userId]: session.type === 'VENDOR' ? { customersList: true } : {} };
  renderWithSession(
    <MemoryRouter initialEntries={[`/vendas/funil/${session.managerId}${search}`]}>
      <Routes>
        <Route path="/vendas/funil/:uid" element={<BoardPage kind={kind} />} />
      </Routes>
      <Address />
    </MemoryRouter>,
    { session, settings: buildTestSettings({ individualPermissions: permissions }) },
  );
  return server;
}

export const getLaneRegion = (name: string) => screen.getByRole('region', { name });
export const getCardNumbers = (name: string) =>
  within(getLaneRegion(name))
    .queryAllByRole('button', { name: /^#/ })
    .map((button) => button.getAttribute('aria-label')?.split('.')[0]);
export const waitForCards = () => screen.findByRole('button', { name: /^#00001/ });
export const user = userEvent.setup();

let platform: ReturnType<typeof remoteTesting.installFakePlatform>;

/** Registers the setup and teardown that every board page test needs: screen size and fake platform. */
export function setUpBoardTests() {
  beforeAll(mockScreenSize);
  beforeEach(() => {
    platform = remoteTesting.installFakePlatform();
  });
  afterEach(() => platform.remove());
}
