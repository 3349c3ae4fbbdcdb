import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { readItem } from '../kanbans/read-item';
import { backToPreSale } from './back-to-pre-sale';
import { changeStatus } from './change-status';
import { deleteItem } from './delete-item';
import { deleteSelected } from './delete-selected';
import { editSale } from './edit-sale';
import { findNames } from './find-names';
import { registerSale } from './register-sale';
import { addRejection, editRejection, removeRejection } from './reject-reasons';
import { sendColumn } from './sending/send-column';
import { sendItem } from './sending/send-item';
import { sendSelected } from './sending/send-selected';

export function saleRoutes(app: FastifyInstance): void {
  serve(app, 'POST /sales/new/:userId/:customerId', async ({ tx, caller, params, body }) => ({
    sale: await registerSale(tx, caller, params, body),
  }));
  serve(app, 'PATCH /sales/single/:userId/:saleId', async ({ tx, caller, params, body }) => ({
    sale: await editSale(tx, caller, params.saleId, body),
  }));
  serve(app, 'GET /sales/single/:saleId', async ({ tx, caller, params }) => ({
    sale: await readItem(tx, caller, params.saleId),
  }));
  serve(app, 'POST /sales/kanban/names/:userId/:type', async ({ tx, caller, params, body }) => ({
    sales: await findNames(tx, caller, params, body.searchValue),
  }));

  serve(app, 'PUT /sales/single/status/:itemId', ({ tx, caller, params, body }) =>
    changeStatus(tx, caller, params.itemId, body),
  );
  serve(app, 'DELETE /sales/single/:userId/:itemId', ({ tx, caller, params }) =>
    deleteItem(tx, caller, params.itemId),
  );
  serve(app, 'POST /sales/back-to-pre-sale/:saleId', async ({ tx, caller, params, body }) => ({
    sale: await backToPreSale(tx, caller, params.saleId, body.column),
  }));

  serve(app, 'POST /sales/single/reject-reason/:saleId', ({ tx, caller, params, body }) =>
    addRejection(tx, caller, params.saleId, body.reason),
  );
  serve(app, 'PUT /sales/single/reject-reason/:saleId/:reasonId', ({ tx, caller, params, body }) =>
    editRejection(tx, caller, params, body.reason),
  );
  serve(app, 'DELETE /sales/single/reject-reason/:saleId/:reasonId', ({ tx, caller, params }) =>
    removeRejection(tx, caller, params),
  );

  serve(
    app,
    'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId',
    async ({ tx, caller, params }) => ({ sale: await sendItem(tx, caller, params) }),
  );
  serve(
    app,
    'PATCH /sales/column/user/:userId/:columnId/:receiverId/:senderFetchId',
    ({ tx, caller, params, body }) => sendColumn(tx, caller, params, body),
  );
  serve(app, 'PATCH /sales/selected/:userId/:receiverId/:senderFetchId', ({ tx, caller, params, body }) =>
    sendSelected(tx, caller, params, body),
  );
  serve(app, 'POST /sales/selected/:userId', ({ tx, caller, body }) =>
    deleteSelected(tx, caller, body.salesIds),
  );
}
