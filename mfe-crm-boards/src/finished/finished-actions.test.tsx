import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestItem,
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { Session } from '@girassol/shared-domain';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { resetUi } from '@girassol/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
// Loaded before the first test: it is asked for again when a window opens.
import '../item-life/LifeDialog';
import FinishedItemsPage from './FinishedItemsPage';
import { buildFinishedItem, buildFinishedPage } from './finished-item.fixture';

const LIST = 'POST /sales/finished/filtered/:multiplier';
const ITEM = 'POST /kanbans/single/item/:itemId';
const STATUS = 'PUT /sales/single/status/:itemId';
const SEND = 'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId';
const SELECTED = 'PATCH /sales/selected/:userId/:receiverId/:senderFetchId';
const DELETE = 'POST /sales/selected/:userId';

const bruno = { _id: '0198a000-0000-7000-8000-0000000000d1', personalData: { name: 'Bruno Lima' } };
const column = (_id: string, title: string, order: number) => ({ _id, title, order, inactivityWindow: 24 });
const kanban = {
  _id: '0198a000-0000-7000-8000-0000000000b1',
  type: 'SALES' as const,
  columns: [
    column('0198a000-0000-7000-8000-0000000000e2', 'Negociação', 1),
    column('0198a000-0000-7000-8000-0000000000e1', 'Novo contato', 0),
  ],
};
const [first, second] = [
  buildFinishedItem(1),
  buildFinishedItem(2, { status: 'LOST', saleLostReason: 'Preço' }),
];
const user = userEvent.setup();
// Awaited: menus and windows are fetched when they are first asked for.
const press = (element: Element) => user.click(element);

async function open(routes: FakeRoutes = {}, session: Session = buildTestSession({ vendors: [bruno] })) {
  const server = fakeApi({
    [LIST]: buildFinishedPage([first, second]),
    [ITEM]: ({ params }) => ({ populatedItem: buildTestItem({ _id: params.itemId, status: 'CLOSED' }) }),
    'GET /kanbans/single/columns/:type': { kanban },
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={['/vendas/finalizadas']}>
      <FinishedItemsPage kind="SALES" />
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    {
      session,
      settings: buildTestSettings({ individualPermissions: { [session.userId]: { salesKanban: true } } }),
    },
  );
  await screen.findByRole('row', { name: /Telhado 1/ });
  return server;
}

async function listMenuEntries(name: string) {
  await press(await screen.findByRole('button', { name: `Ações de ${name}` }));
  return within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
}

async function sendToBruno() {
  const popover = await screen.findByRole('dialog', { name: 'Enviar para' });
  await user.type(within(popover).getByRole('combobox'), 'Bruno');
  await press(await screen.findByRole('option', { name: 'Bruno Lima' }));
  await user.click(within(popover).getByRole('button', { name: 'ENVIAR' }));
}

let platform: ReturnType<typeof remoteTesting.installFakePlatform>;
beforeEach(() => {
  platform = remoteTesting.installFakePlatform();
  resetUi();
});
afterEach(() => platform.remove());

test('the window of an item that is gone leads back to the list', async () => {
  await open({ [ITEM]: replyRefused(404, { message: 'Item não encontrado' }) });
  await listMenuEntries('Telhado 1');
  await press(screen.getByRole('menuitem', { name: 'Voltar ao funil' }));
  const dialog = await screen.findByRole('dialog', { name: 'VOLTAR AO FUNIL' });
  expect(await within(dialog).findByText('Não encontramos este item')).toBeVisible();
  await press(within(dialog).getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[boards-060, boards-061] a row goes back to the funnel with the same question as in the panel, and leaves the list', async () => {
  const server = await open({
    [STATUS]: ({ params, body }) => ({
      sale: buildTestItem({ _id: params.itemId, status: body.status }),
      created: [],
    }),
  });
  expect(await listMenuEntries('Telhado 1')).toEqual([
    'Voltar ao funil',
    'Editar venda',
    'Copiar link',
    'Enviar para alguém…',
    'Excluir venda',
  ]);
  await press(screen.getByRole('menuitem', { name: 'Voltar ao funil' }));
  const form = await screen.findByRole('form', { name: 'VOLTAR AO FUNIL' });
  expect(await within(form).findByRole('button', { name: /Coluna/ })).toHaveTextContent('Novo contato');
  server.answer({ [LIST]: buildFinishedPage([second]) });
  await user.click(within(form).getByRole('button', { name: 'VOLTAR AO FUNIL' }));
  await waitFor(() =>
    expect(server.calls(STATUS)[0]).toMatchObject({
      params: { itemId: first._id },
      body: { status: 'IN_PROGRESS', column: kanban.columns[1]?._id, order: 0 },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('row', { name: /Telhado 1/ })).toBeNull());
  expect(screen.queryByRole('dialog', { name: /Telhado/ })).toBeNull();
});

test('[boards-107] a row is given to somebody else with 0 in place of its column', async () => {
  const server = await open({ [SEND]: { sale: first } });
  await listMenuEntries('Telhado 1');
  await press(screen.getByRole('menuitem', { name: 'Enviar para alguém…' }));
  const lists = server.calls(LIST).length;
  await sendToBruno();
  await waitFor(() =>
    expect(server.calls(SEND)[0]?.params).toMatchObject({
      columnId: '0',
      saleId: first._id,
      receiverId: bruno._id,
    }),
  );
  await waitFor(() => expect(server.calls(LIST).length).toBeGreaterThan(lists));
});

test('[boards-087, boards-089] several rows are sent, or deleted after a question', async () => {
  const server = await open({ [SELECTED]: { sentItems: 2 }, [DELETE]: { deletedItems: 1 } });
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos os mostrados' }));
  const bar = screen.getByRole('region', { name: 'Itens selecionados' });
  expect(bar).toHaveTextContent('2 selecionados');
  await press(within(bar).getByRole('button', { name: 'Enviar para' }));
  await sendToBruno();
  await waitFor(() =>
    expect(server.calls(SELECTED)[0]?.body).toEqual({ type: 'SALES', salesIds: [first._id, second._id] }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Itens selecionados' })).toBeNull());

  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Telhado 2' }));
  await press(
    within(screen.getByRole('region', { name: 'Itens selecionados' })).getByRole('button', {
      name: 'Excluir',
    }),
  );
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Deseja excluir permanentemente #00002 Telhado 2?');
  await user.click(within(question).getByRole('button', { name: 'Excluir item' }));
  await waitFor(() => expect(server.calls(DELETE)[0]?.body).toEqual({ salesIds: [second._id] }));
});

test('[boards-064, boards-090] a plain vendor brings back, and neither sends, deletes nor selects', async () => {
  await open({}, buildTestSession({ type: 'VENDOR' }));
  expect(await listMenuEntries('Telhado 1')).toEqual(['Voltar ao funil', 'Editar venda', 'Copiar link']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
