import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { EquipmentOrder, Proposal, ResponseBody } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import OrdersPage from './OrdersPage';

const LIST = 'GET /orders/paginated/:userId/:multiplier';
const MOVE = 'PUT /orders/single/:orderId';

const user = userEvent.setup();

let platform: ReturnType<typeof remoteTesting.installFakePlatform>;
beforeEach(() => {
  platform = remoteTesting.installFakePlatform({ remotes: [] });
});
afterEach(() => platform.remove());

const placed: EquipmentOrder = {
  _id: '018f0000-0000-4000-8000-0000000000d1',
  number: 7,
  status: 'PLACED',
  statusTimestamp: 0,
  registryDate: '2026-11-20',
  companyName: 'Sol Nascente',
  supplier: 'Solar Sul',
  power: 6.6,
  place: 'Campinas - SP',
  expectedDate: null,
  items: [{ name: 'Módulo Canadian 550', detail: '550 Wp', quantity: 12 }],
  steps: [{ status: 'PLACED', at: Date.parse('2026-11-20T12:00:00-03:00') }],
  customer: { _id: '018f0000-0000-7000-8000-0000000000c1', name: 'Maria Souza' },
  proposal: { _id: '018f0000-0000-7000-8000-0000000000b1', frontId: 'abc', count: 12 },
  financing: null,
  amount: 14_300,
  publicPath: '/pedido/018f0000-0000-4000-8000-0000000000d1',
  version: 1,
};
const confirmed: EquipmentOrder = {
  ...placed,
  status: 'CONFIRMED',
  version: 2,
  steps: [...placed.steps, { status: 'CONFIRMED', at: Date.parse('2026-11-23T12:00:00-03:00') }],
};

/** Parts of a proposal that the dialog of a new order reads. */
const finishedProposal = {
  _id: 'p12',
  count: 12,
  customerData: { name: 'Maria Souza' },
  realSystemData: { power: 6.6 },
  kitData: { kitPrice: 14_300, kitSupplier: 'Solar Sul' },
};

function open(order: EquipmentOrder, address = '/pedidos') {
  let present = order;
  const server = fakeApi({
    [LIST]: () => ({
      orders: [present],
      hasMoreItems: false,
      total: 1,
      amount: 14_300,
      cancelledAmount: 9_800,
    }),
    'POST /proposals/filtered/:userId/:multiplier': {
      proposals: [{ _id: 'p12', count: 12, customer: { name: 'Maria Souza' }, finalPrice: 20_000 }],
    } as unknown as ResponseBody<'POST /proposals/filtered/:userId/:multiplier'>,
    'GET /proposals/single/:pid': { proposal: finishedProposal as unknown as Proposal },
    'POST /orders/new/:proposalId': { order: placed },
    [MOVE]: ({ body }) => {
      present = {
        ...(body.status === 'CONFIRMED' ? confirmed : placed),
        expectedDate: typeof body.expectedDate === 'string' ? body.expectedDate : null,
        version: Number(body.version) + 1,
      };
      return { order: present };
    },
  });
  renderWithSession(
    <MemoryRouter initialEntries={[address]}>
      <OrdersPage />
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    { session: buildTestSession({ activeModules: ['Marketplace'] }) },
  );
  return server;
}

test('the list says how many orders there are and their sum, and what each waits for', async () => {
  open(placed);
  expect(await screen.findByText('1 pedido · R$ 14.300,00 · R$ 9.800,00 em cancelados')).toBeVisible();
  expect(screen.getAllByText('Falta o fornecedor confirmar')[0]).toBeVisible();
});

test('an order opens beside the list, with its articles, amount and steps', async () => {
  open(confirmed);
  await user.click(await screen.findByRole('button', { name: 'Maria Souza' }));
  const panel = await screen.findByRole('dialog', { name: 'Pedido' });
  expect(within(panel).getByRole('heading', { name: 'Pedido 00007' })).toBeVisible();
  expect(panel).toHaveTextContent('R$ 14.300,00');
  expect(panel).toHaveTextContent('Sua vez: quando o fornecedor emitir a nota fiscal, marque Faturado.');
  expect(panel).toHaveTextContent('Proposta 00012');
  expect(panel).toHaveTextContent('12 ×Módulo Canadian 550550 Wp');
  expect(within(panel).getByRole('list', { name: 'Etapas do pedido' })).toHaveTextContent('23/11/2026');
  expect(within(panel).getByRole('button', { name: 'Abrir página do cliente' })).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the next step is undone from the message about it', async () => {
  const server = open(placed, `/pedidos?pedido=${placed._id}`);
  const panel = await screen.findByRole('dialog', { name: 'Pedido' });
  await user.click(within(panel).getByRole('button', { name: 'Marcar: Confirmado' }));
  expect(await screen.findByText('Pedido 00007: Confirmado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Desfeito: Pedido 00007: Pedido feito')).toBeVisible();
  expect(server.calls(MOVE).map(({ body }) => body)).toEqual([
    { version: 1, status: 'CONFIRMED' },
    { version: 2, status: 'PLACED' },
  ]);
});

test('the day that the supplier promised is saved, and shown in list and panel', async () => {
  const server = open(placed, `/pedidos?pedido=${placed._id}`);
  const panel = await screen.findByRole('dialog', { name: 'Pedido' });
  await user.click(within(panel).getByRole('button', { name: 'Entrega prevista' }));
  const dialog = await screen.findByRole('dialog', { name: 'Entrega prevista' });
  expect(within(dialog).getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await user.type(within(dialog).getByLabelText(/Entrega prevista/), '15122026');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Pedido 00007, entrega prevista: 15/12/2026')).toBeVisible();
  expect(server.calls(MOVE)[0]?.body).toEqual({ version: 1, status: 'PLACED', expectedDate: '2026-12-15' });
});

test('a proposal without a financing is ordered from the list', async () => {
  const server = open(placed);
  await user.click(await screen.findByRole('button', { name: 'Novo pedido' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pedir os equipamentos' });
  expect(within(dialog).getByRole('button', { name: 'Fazer o pedido' })).toBeDisabled();
  await user.click(within(dialog).getByRole('combobox', { name: /Proposta/ }));
  await user.click(await screen.findByRole('option', { name: /Maria Souza/ }));
  expect(await within(dialog).findByText(/^Fornecedor: Solar Sul\. 6,60 kWp/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Fazer o pedido' }));
  expect(await screen.findByRole('heading', { name: 'Pedido 00007' })).toBeVisible();
  expect(server.calls('POST /orders/new/:proposalId').map(({ body }) => body)).toEqual([{}]);
});

test('a step that was noticed later goes back from the menu, and a cancellation says what follows', async () => {
  const server = open(confirmed);
  await user.click(await screen.findByRole('button', { name: 'Ações de pedido 00007 de Maria Souza' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar pedido' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('O fornecedor não é avisado daqui');
  await user.click(within(question).getByRole('button', { name: 'Voltar' }));
  await user.click(screen.getByRole('button', { name: 'Ações de pedido 00007 de Maria Souza' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Voltar para: Pedido feito' }));
  await waitFor(() =>
    expect(server.calls(MOVE).map(({ body }) => body)).toEqual([{ version: 2, status: 'PLACED' }]),
  );
});
