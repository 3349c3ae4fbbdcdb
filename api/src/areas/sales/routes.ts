import type { FastifyInstance } from 'fastify';
import { recordDeed } from '../../platform/deeds/record-deed';
import { serve } from '../../platform/http/serve';
import { readItem } from '../items/read-item';
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

/** What a change of status is called when it is taken back. */
const statusDeeds = { CLOSED: 'conclusão', LOST: 'perda', IN_PROGRESS: 'volta ao quadro' } as const;

export function saleRoutes(app: FastifyInstance): void {
  serve(app, 'POST /sales/new/:userId/:customerId', async ({ tx, caller, params, body }) => ({
    sale: await registerSale(tx, caller, params, body),
  }));
  serve(app, 'PATCH /sales/single/:userId/:saleId', ({ tx, caller, params, body }) =>
    recordDeed(tx, caller, 'edição', async () => ({ sale: await editSale(tx, caller, params.saleId, body) })),
  );
  serve(app, 'GET /sales/single/:saleId', async ({ tx, caller, params }) => ({
    sale: await readItem(tx, caller, params.saleId),
  }));
  serve(app, 'POST /sales/kanban/names/:userId/:type', async ({ tx, caller, params, body }) => ({
    sales: await findNames(tx, caller, params, body.searchValue),
  }));

  serve(app, 'PUT /sales/single/status/:itemId', ({ tx, caller, params, body }) =>
    recordDeed(tx, caller, statusDeeds[body.status], () => changeStatus(tx, caller, params.itemId, body)),
  );
  serve(app, 'DELETE /sales/single/:userId/:itemId', ({ tx, caller, params }) =>
    recordDeed(tx, caller, 'exclusão', () => deleteItem(tx, caller, params.itemId)),
  );
  serve(app, 'POST /sales/back-to-pre-sale/:saleId', ({ tx, caller, params, body }) =>
    recordDeed(tx, caller, 'volta à qualificação', async () => ({
      sale: await backToPreSale(tx, caller, params.saleId, body.column),
    })),
  );

  serve(app, 'POST /sales/single/reject-reason/:saleId', ({ tx, caller, params, body }) =>
    addRejection(tx, caller, params.saleId, body.reason),
  );
  serve(app, 'PUT /sales/single/reject-reason/:saleId/:reasonId', ({ tx, caller, params, body }) =>
    editRejection(tx, caller, params, body.reason),
  );
  serve(app, 'DELETE /sales/single/reject-reason/:saleId/:reasonId', ({ tx, caller, params }) =>
    removeRejection(tx, caller, params),
  );

  serve(app, 'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId', ({ tx, caller, params }) =>
    recordDeed(tx, caller, 'mudança de responsável', async () => ({
      sale: await sendItem(tx, caller, params),
    })),
  );
  serve(
    app,
    'PATCH /sales/column/user/:userId/:columnId/:receiverId/:senderFetchId',
    ({ tx, caller, params, body }) =>
      recordDeed(tx, caller, 'mudança de responsável', () => sendColumn(tx, caller, params, body)),
  );
  serve(app, 'PATCH /sales/selected/:userId/:receiverId/:senderFetchId', ({ tx, caller, params, body }) =>
    recordDeed(tx, caller, 'mudança de responsável', () => sendSelected(tx, caller, params, body)),
  );
  serve(app, 'POST /sales/selected/:userId', ({ tx, caller, body }) =>
    recordDeed(tx, caller, 'exclusão', () => deleteSelected(tx, caller, body.salesIds)),
  );
}
