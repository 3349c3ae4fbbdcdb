import { remoteTesting } from '@girassol/federation/remote';
import {
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  testItem,
  testSession,
  testSettings,
} from '@girassol/shared-auth/testing';
import type { BoardKind, Session } from '@girassol/shared-domain';
import type { BoardItem, Settings } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { resetUi } from '@girassol/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ItemPanel } from './ItemPanel';
// Loaded before the first test, as far as this can be done: it is asked for again when a window opens.
import '../item-life/LifeDialog';

export const ITEM = 'POST /kanbans/single/item/:itemId';
export const STATUS = 'PUT /sales/single/status/:itemId';

/** Friday, 10 April 2026, noon in São Paulo. */
export const NOW = Date.parse('2026-04-10T12:00:00-03:00');

export const FIRST = '018f0000-0000-7000-8000-00000000e001';
export const SECOND = '018f0000-0000-7000-8000-00000000e002';

/** Two columns for every board, told in the wrong order. */
const columnsOf = (type: BoardKind) => ({
  kanban: {
    _id: '018f0000-0000-7000-8000-00000000e000',
    type,
    columns: [
      { _id: SECOND, title: 'Negociação', order: 1, inactivityWindow: 24 },
      { _id: FIRST, title: 'Novo contato', order: 0, inactivityWindow: 24 },
    ],
  },
});

interface Opening {
  item?: Partial<BoardItem>;
  routes?: FakeRoutes;
  session?: Partial<Session>;
  settings?: Partial<Settings>;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-address>{pathname + search}</output>;
}

/** Where the browser is. */
export const address = () => document.querySelector('[data-address]')?.textContent;

/** Settings whose preferences of boards are partly other than usual. */
export const withPreferences = (kanbans: Partial<Settings['preferences']['kanbans']>) => {
  const { preferences } = testSettings();
  return { preferences: { ...preferences, kanbans: { ...preferences.kanbans, ...kanbans } } };
};

/** Opens the panel of an item on a server that agrees with every change, as a manager of ENTERPRISE unless told. */
export async function openPanel({ item: changes = {}, routes = {}, session = {}, settings = {} }: Opening) {
  const item = testItem(changes);
  const onClose = jest.fn();
  const server = fakeApi({
    [ITEM]: { populatedItem: item },
    'POST /notes/sale/:saleId/:multiplier': { notes: [], hasMoreItems: false },
    'GET /kanbans/single/columns/:type': ({ params }) => columnsOf(params.type),
    'GET /proposals/customer/:cid/:multiplier': { proposals: [], hasMoreItems: false },
    [STATUS]: ({ body }) => ({ sale: { ...item, status: body.status }, created: [] }),
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[`/vendas/funil/x?item=${item._id}`]}>
      <ItemPanel itemId={item._id} boardKind={item.type} onClose={onClose} />
      <Address />
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    { session: testSession(session), settings: testSettings(settings) },
  );
  await screen.findByRole('group', { name: 'Ações do item' });
  await screen.findByRole('button', { name: 'Opções' });
  return { server, item, onClose };
}

export const user = userEvent.setup();

/** The first window of a test file loads the code of all of them. */
const LOADING_MS = 5_000;

/** Presses a button of the panel's head and waits for its window. */
export async function start(action: string) {
  await user.click(screen.getByRole('button', { name: action }));
  return screen.findByRole('form', { name: action.toLocaleUpperCase('pt-BR') }, { timeout: LOADING_MS });
}

/** Presses an entry of Opções. */
export async function startOption(option: string) {
  await user.click(screen.getByRole('button', { name: 'Opções' }));
  await user.click(await screen.findByRole('menuitem', { name: option }));
}

/** Chooses an option of a select. */
export async function choose(field: RegExp, option: string) {
  await user.click(screen.getByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** The button in capitals that sends a form. */
export const submitOf = (form: HTMLElement) =>
  within(form).getByRole('button', { name: form.getAttribute('aria-label') ?? '' });

/** Write over what a field holds. */
export async function fill(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
}

let platform: ReturnType<typeof remoteTesting.fakePlatform>;

/** What every test of an open panel needs around it. */
export function prepare() {
  beforeEach(() => {
    window.innerWidth = 1600;
    resetUi();
    platform = remoteTesting.fakePlatform();
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
  });
  afterEach(() => {
    platform.remove();
    sessionStorage.clear();
    jest.restoreAllMocks();
  });
}
