import type { RouteKey } from '@girassol/shared-domain/contract';
import type { Request } from '../harness';

/** Ids of things that exist in one account. */
export interface World {
  userId: string;
  vendorId: string;
  accountId: string;
  customerId: string;
  saleId: string;
  otherSaleId: string;
  noteId: string;
  proposalId: string;
  kanbanId: string;
  columnId: string;
}

type Example<K extends RouteKey> = Pick<Request<K>, 'params' | 'body'>;

/**
 * A request that succeeds, for every route of the contract: what the refusals start from. It names every id the route
 * takes, in its address and its body. A new route does not compile before it has one.
 */
export const examples: { [K in RouteKey]: (world: World) => Example<K> } = {
  'POST /users/login': () => ({ body: { email: 'dono@girassol.test', password: 'Girassol2026' } }),
  'POST /users/token-login': () => ({ body: {} }),
  'POST /users/logout': () => ({ body: {} }),
  'GET /users/general-data/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /users/general-data/:userId/:scope/:fetchId': ({ userId, accountId }) => ({
    params: { userId, scope: 'MANAGER', fetchId: accountId },
  }),
  'GET /settings/user/:userId': ({ userId }) => ({ params: { userId } }),

  'POST /kanbans/single/:id': ({ accountId, vendorId }) => ({
    params: { id: accountId },
    body: {
      type: 'SALES',
      searchValue: 'a',
      city: '',
      mult: 1,
      filter1Active: true,
      filter1Value: { owner: vendorId, leadTemperature: 1 },
    },
  }),
  'PUT /kanbans/single/item/order/:kid/:itemId': ({
    kanbanId,
    saleId,
    otherSaleId,
    columnId,
    accountId,
  }) => ({
    params: { kid: kanbanId, itemId: saleId },
    body: { order: 0, column: columnId, fetchId: accountId, beforeItem: null, afterItem: otherSaleId },
  }),
  'POST /kanbans/single/column-totals/:fetchId/:columnId': ({ accountId, columnId, vendorId }) => ({
    params: { fetchId: accountId, columnId },
    body: { type: 'SALES', searchValue: 'a', filter1Active: true, filter1Value: { owner: vendorId } },
  }),
  'POST /kanbans/single/item/:itemId': ({ saleId }) => ({
    params: { itemId: saleId },
    body: { type: 'SALES' },
  }),
  'GET /kanbans/single/columns/:type': () => ({ params: { type: 'SALES' } }),

  'POST /sales/new/:userId/:customerId': ({ userId, customerId, vendorId, proposalId }) => ({
    params: { userId, customerId },
    body: {
      amount: 1234.5,
      name: 'Residencial',
      type: 'SALES',
      vendor: vendorId,
      proposal: proposalId,
      validityDate: '2030-01-31',
      leadTemperature: 1,
      power: 5.4,
      ucType: 'Residencial',
      modsQtd: 10,
      invQtd: 1,
      distance: 12,
      roofHight: 6,
      inverterType: 'String',
      columnOrder: 0,
    },
  }),
  'PATCH /sales/single/:userId/:saleId': ({ userId, saleId, proposalId }) => ({
    params: { userId, saleId },
    body: { name: 'Residencial', amount: 99.9, proposal: proposalId },
  }),
  'GET /sales/single/:saleId': ({ saleId }) => ({ params: { saleId } }),
  'POST /sales/kanban/names/:userId/:type': ({ userId }) => ({
    params: { userId, type: 'SALES' },
    body: { searchValue: 'a' },
  }),

  'POST /notes/new/:id': ({ saleId }) => ({
    params: { id: saleId },
    body: {
      noteText: 'Visita marcada',
      noteType: 'Visita',
      warningDate: '2030-01-31',
      warningTimeStart: '09:00',
      warningTimeEnd: '10:00',
      isPrivate: false,
    },
  }),
  'PATCH /notes/note/:saleId/:noteId': ({ saleId, noteId }) => ({
    params: { saleId, noteId },
    body: { noteText: 'Visita remarcada' },
  }),
  'GET /notes/sale/:saleId/:multiplier': ({ saleId }) => ({ params: { saleId, multiplier: 1 } }),
  'POST /notes/sale/:saleId/:multiplier': ({ saleId }) => ({
    params: { saleId, multiplier: 1 },
    body: {
      noteCalendar: 'ALL',
      noteType: 'ALL',
      filter1Active: true,
      filter1Value: { start: '2026-01-01', end: '2030-12-31' },
      type: 'SALES',
    },
  }),
  'DELETE /notes/note/:saleId/:noteId': ({ saleId, noteId }) => ({ params: { saleId, noteId } }),

  'GET /customers/paginated/:userId/:multiplier': ({ accountId }) => ({
    params: { userId: accountId, multiplier: 1 },
  }),
  'POST /customers/filtered/:userId/:multiplier': ({ userId, accountId, vendorId }) => ({
    params: { userId, multiplier: 1 },
    body: {
      fetchType: 'MANAGER',
      fetchId: accountId,
      searchValue: 'a',
      searchValueField: 'ALL',
      filter1Active: true,
      filter1Value: vendorId,
    },
  }),
  'GET /customers/single/:cid': ({ customerId }) => ({ params: { cid: customerId } }),
  'POST /customers/new/:userId': ({ userId }) => ({
    params: { userId },
    body: { name: 'João', email: 'joao@exemplo.com.br', phone: '11988887777', uf: 'SP', city: 'São Paulo' },
  }),

  'GET /proposals/customer/:cid/:multiplier': ({ customerId }) => ({
    params: { cid: customerId, multiplier: 1 },
  }),

  'GET /analytics/customers-and-proposals-totals/:scope/:id': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId },
  }),
  'GET /analytics/gen-sales/:scope/:id': ({ accountId }) => ({ params: { scope: 'MANAGER', id: accountId } }),
  'GET /analytics/closed-sales/:scope/:id': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId },
  }),
  'GET /analytics/sales-in-progress/:scope/:id/:type': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId, type: 'SALES' },
  }),
  'GET /analytics/next-schedules/:scope/:id': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId },
  }),

  'GET /events': () => ({}),
  'POST /updates/updated': () => ({ body: { clientVersion: '10.58.143' } }),
  'GET /health': () => ({}),
  'GET /health/ready': () => ({}),
};
