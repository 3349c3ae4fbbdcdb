import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { Session } from '@girassol/shared-domain';
import { waitFor } from '@testing-library/react';
import FinancingsSearch from './FinancingsSearch';

const FINANCINGS = 'POST /financings/filtered/:multiplier';
const ORDERS = 'GET /orders/paginated/:userId/:multiplier';
const id = (end: string) => `018f0000-0000-7000-8000-0000000000${end}`;

const order = {
  _id: id('d1'),
  number: 7,
  status: 'SHIPPED' as const,
  statusTimestamp: 0,
  registryDate: '2026-11-20',
  companyName: 'Sol Nascente',
  supplier: 'Solar Sul',
  power: 6.6,
  place: 'Campinas - SP',
  expectedDate: null,
  items: [],
  steps: [],
  customer: { _id: id('c1'), name: 'Maria' },
  proposal: { _id: id('b1'), frontId: 'abc', count: 12 },
  financing: null,
  amount: 14_300,
  publicPath: `/pedido/${id('d1')}`,
  version: 1,
};

function open(type: Session['type']) {
  const onFound = jest.fn();
  const session = buildTestSession({ type, activeModules: ['Marketplace'] });
  const server = fakeApi({
    [FINANCINGS]: {
      financings: [],
      hasMoreItems: false,
      total: 0,
      expiredFinancings: 0,
      expiredFinancingsLimit: 0,
    },
    [ORDERS]: { orders: [order], hasMoreItems: false, total: 1, amount: 14_300, cancelledAmount: 0 },
  });
  renderWithSession(<FinancingsSearch session={session} permissions={{}} search="7" onFound={onFound} />, {
    session,
  });
  return { onFound, server };
}

test('an order is found with its number, supplier and status, and opens in the list of orders', async () => {
  const { onFound } = open('MANAGER');
  await waitFor(() =>
    expect(onFound).toHaveBeenLastCalledWith({
      findings: [
        {
          id: order._id,
          group: 'Pedidos',
          title: 'Pedido 00007 Maria',
          number: 7,
          detail: 'Solar Sul · A caminho',
          icon: 'truck',
          to: `/pedidos?pedido=${order._id}`,
        },
      ],
      isLoading: false,
      hasFailed: false,
    }),
  );
});

test('[orders-001] who may not see orders is not shown any', async () => {
  const { onFound, server } = open('VENDOR');
  await waitFor(() => expect(server.calls(FINANCINGS)).toHaveLength(1));
  await waitFor(() =>
    expect(onFound).toHaveBeenLastCalledWith({ findings: [], isLoading: false, hasFailed: false }),
  );
  expect(server.calls(ORDERS)).toEqual([]);
});
