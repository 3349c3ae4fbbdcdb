import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestItem,
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
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

export const LOAD_ITEM_CALL = 'POST /kanbans/single/item/:itemId';
export const CHANGE_STATUS_CALL = 'PUT /sales/single/status/:itemId';

/** Current instant of the tests: Friday, 10 April 2026, noon in São Paulo. */
export const NOW = Date.parse('2026-04-10T12:00:00-03:00');

export const FIRST_COLUMN_ID = '018f0000-0000-7000-8000-00000000e001';
export const SECOND_COLUMN_ID = '018f0000-0000-7000-8000-00000000e002';

/** Builds two columns for any board, listed in the wrong order. */
const buildColumnsAnswer = (type: BoardKind) => ({
  kanban: {
    _id: '018f0000-0000-7000-8000-00000000e000',
    type,
    columns: [
      { _id: SECOND_COLUMN_ID, title: 'Negociação', order: 1, inactivityWindow: 24 },
      { _id: FIRST_COLUMN_ID, title: 'Novo contato', order: 0, inactivityWindow: 24 },
    ],
  },
});

interface OpenPanelOptions {
  item?: Partial<BoardItem>;
  routes?: FakeRoutes;
  session?: Partial<Session>;
  settings?: Partial<Settings>;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-address>{pathname + search}</output>;
}

/** Returns the current path and query string of the test router. */
export const getRouterAddress = () => document.querySelector('[data-address]')?.textContent;

/** Builds settings with some preferences of boards changed. */
export const buildSettingsWithBoardPreferences = (kanbans: Partial<Settings['preferences']['kanbans']>) => {
  const { preferences } = buildTestSettings();
  return { preferences: { ...preferences, kanbans: { ...preferences.kanbans, ...kanbans } } };
};

/**
 * Opens the panel of an item against a fake server that accepts every change, by default as the manager of an
 * ENTERPRISE account.
 */
export async function openPanel({
  item: changes = {},
  routes = {},
  session = {},
  settings = {},
}: OpenPanelOptions) {
  const item = buildTestItem(changes);
  const onClose = jest.fn();
  const server = fakeApi({
    [LOAD_ITEM_CALL]: { populatedItem: item },
    'POST /notes/sale/:saleId/:multiplier': { notes: [], hasMoreItems: false },
    'GET /kanbans/single/columns/:type': ({ params }) => buildColumnsAnswer(params.type),
    'GET /proposals/customer/:cid/:multiplier': { proposals: [], hasMoreItems: false },
    [CHANGE_STATUS_CALL]: ({ body }) => ({ sale: { ...item, status: body.status }, created: [] }),
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[`/vendas/funil/x?item=${item._id}`]}>
      <ItemPanel itemId={item._id} boardKind={item.type} onClose={onClose} />
      <Address />
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    { session: buildTestSession(session), settings: buildTestSettings(settings) },
  );
  await screen.findByRole('group', { name: 'Ações do item' });
  await screen.findByRole('button', { name: 'Opções' });
  return { server, item, onClose };
}

export const user = userEvent.setup();

/** The first window of a test file loads the code of all of them. */
const LOADING_MS = 5_000;

/** Clicks an action button in the head of the panel and resolves to the form of its dialog. */
export async function openActionForm(action: string) {
  await user.click(screen.getByRole('button', { name: action }));
  return screen.findByRole('form', { name: action.toLocaleUpperCase('pt-BR') }, { timeout: LOADING_MS });
}

/** Clicks an entry of the menu "Opções". */
export async function clickOptionsMenuEntry(option: string) {
  await user.click(screen.getByRole('button', { name: 'Opções' }));
  await user.click(await screen.findByRole('menuitem', { name: option }));
}

/** Chooses an option of a select. */
export async function chooseOption(field: RegExp, option: string) {
  await user.click(screen.getByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Returns the submit button of a form. */
export const getSubmitButton = (form: HTMLElement) =>
  within(form).getByRole('button', { name: form.getAttribute('aria-label') ?? '' });

/** Replaces the text of a field. */
export async function fillField(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
}

let platform: ReturnType<typeof remoteTesting.installFakePlatform>;

/** Registers the setup and teardown that every panel test needs: window width, clock and fake platform. */
export function setUpPanelTests() {
  beforeEach(() => {
    window.innerWidth = 1600;
    resetUi();
    platform = remoteTesting.installFakePlatform();
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
  });
  afterEach(() => {
    platform.remove();
    sessionStorage.clear();
    jest.restoreAllMocks();
  });
}
