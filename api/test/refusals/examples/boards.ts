import type { RequestExamples } from '../example';

/** Example requests for tests: routes of boards, items, checklists, notes and histories. */
export const boardsExamples = {
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
  // A board has one column of a name: each world adds its own.
  'POST /kanbans/single/column/:kid': ({ kanbanId, spareSaleId }) => ({
    params: { kid: kanbanId },
    body: { title: `Retorno ${spareSaleId.slice(-6)}`, inactivityWindow: 48 },
  }),
  'PUT /kanbans/single/column/title/:kid/:columnId': ({ kanbanId, columnId }) => ({
    params: { kid: kanbanId, columnId },
    body: { title: 'Entrada', inactivityWindow: 24 },
  }),
  'PUT /kanbans/single/column/order/:kid/:columnId': ({ kanbanId, spareColumnId }) => ({
    params: { kid: kanbanId, columnId: spareColumnId },
    body: { order: 3 },
  }),
  'PUT /kanbans/single/column/sort/:kid/:columnId': ({ kanbanId, columnId }) => ({
    params: { kid: kanbanId, columnId },
    body: { by: 'name', direction: 'asc' },
  }),
  'DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId': ({
    kanbanId,
    spareColumnId,
    columnId,
  }) => ({ params: { kid: kanbanId, columnId: spareColumnId, columnToMoveId: columnId } }),

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
  'PUT /sales/single/status/:itemId': ({ leadId, vendorId, columnId }) => ({
    params: { itemId: leadId },
    body: {
      status: 'CLOSED',
      vendor: vendorId,
      column: columnId,
      order: 0,
      leadTemperature: 2,
      finishedDate: '2026-01-31',
    },
  }),
  'DELETE /sales/single/:userId/:itemId': ({ userId, doomedId }) => ({
    params: { userId, itemId: doomedId },
  }),
  'POST /sales/undo/:deedId': ({ deedId }) => ({ params: { deedId } }),
  'POST /sales/back-to-pre-sale/:saleId': ({ fromLeadId, leadColumnId }) => ({
    params: { saleId: fromLeadId },
    body: { column: leadColumnId },
  }),
  'POST /sales/single/reject-reason/:saleId': ({ projectId }) => ({
    params: { saleId: projectId },
    body: { reason: 'Documento ilegível' },
  }),
  'PUT /sales/single/reject-reason/:saleId/:reasonId': ({ projectId, rejectionId }) => ({
    params: { saleId: projectId, reasonId: rejectionId },
    body: { reason: 'ART ausente' },
  }),
  'DELETE /sales/single/reject-reason/:saleId/:reasonId': ({ projectId, rejectionId }) => ({
    params: { saleId: projectId, reasonId: rejectionId },
  }),

  'GET /checklists/single/kanban/:type': () => ({ params: { type: 'SALES' } }),
  'PUT /checklists/single/kanban/:type': () => ({
    params: { type: 'PROJECT' },
    body: { items: [{ type: 'checkbox', task: 'ART assinada', category: 'Documentos' }] },
  }),
  'GET /checklists/single/sale/:saleId': ({ saleId }) => ({ params: { saleId } }),
  'POST /checklists/single/item/:checklistId/:itemId/:saleId': ({
    checklistId,
    checklistItemId,
    saleId,
  }) => ({
    params: { checklistId, itemId: checklistItemId, saleId },
    body: { answer: true },
  }),

  'POST /sales/data/:fetchId': ({ accountId }) => ({
    params: { fetchId: accountId },
    body: { type: 'SALES', start: '2026-01-01', end: '2030-12-31' },
  }),
  'POST /sales/finished/filtered/:multiplier': ({ accountId }) => ({
    params: { multiplier: 1 },
    body: {
      status: 'ALL',
      fetchType: 'MANAGER',
      fetchId: accountId,
      searchValue: 'a',
      filter1Active: true,
      filter1Value: { start: '2026-01-01', end: '2030-12-31' },
      type: 'SALES',
      pageSize: 20,
    },
  }),
  'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId': ({
    userId,
    columnId,
    saleId,
    vendorId,
  }) => ({ params: { userId, columnId, saleId, receiverId: vendorId } }),
  'PATCH /sales/column/user/:userId/:columnId/:receiverId/:senderFetchId': ({
    userId,
    columnId,
    vendorId,
    accountId,
  }) => ({
    params: { userId, columnId, receiverId: vendorId, senderFetchId: accountId },
    body: { type: 'SALES', searchValue: 'a', city: '' },
  }),
  'PATCH /sales/selected/:userId/:receiverId/:senderFetchId': ({
    userId,
    otherSaleId,
    vendorId,
    accountId,
  }) => ({
    params: { userId, receiverId: vendorId, senderFetchId: accountId },
    body: { salesIds: [otherSaleId], type: 'SALES' },
  }),
  'POST /sales/selected/:userId': ({ userId, spareSaleId }) => ({
    params: { userId },
    body: { salesIds: [spareSaleId] },
  }),
  'POST /sales/single/services/single/:saleId/:serviceId': ({ activityId, serviceId }) => ({
    params: { saleId: activityId, serviceId },
    body: { price: 450.5, priceComps: ['Mão de obra: R$ 450,50'], quantity: 1 },
  }),
  'DELETE /sales/single/services/single/:saleId/:serviceId': ({ activityId, serviceId }) => ({
    params: { saleId: activityId, serviceId },
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
  'GET /notes/note/:saleId/:noteId': ({ saleId, noteId }) => ({ params: { saleId, noteId } }),
  'GET /notes/mentionable/:saleId': ({ saleId }) => ({ params: { saleId } }),
  'GET /notes/schedules/paginated/:userId/:multiplier/:type': ({ userId }) => ({
    params: { userId, multiplier: 1, type: 'SALES' },
  }),
  'POST /notes/schedules/filtered/:userId/:multiplier': ({ userId, accountId }) => ({
    params: { userId, multiplier: 1 },
    body: {
      fetchType: 'MANAGER',
      fetchId: accountId,
      searchValue: 'a',
      noteType: 'Visita',
      filter1Active: true,
      filter1Value: { start: '2026-01-01', end: '2030-12-31' },
      type: 'SALES',
      pageSize: 500,
    },
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

  'GET /histories/customer/:cid/:multiplier': ({ customerId }) => ({
    params: { cid: customerId, multiplier: 1 },
  }),
} satisfies Partial<RequestExamples>;
