import { getBaseVersion } from '@girassol/api-platform/http/base-version';
import { serve } from '@girassol/api-platform/http/serve';
import { recordUndoableAction } from '@girassol/api-platform/undoable-actions/record-undoable-action';
import type { FastifyInstance } from 'fastify';
import { loadItem } from '../items/load-item';
import { changeItemStatus } from './change-item-status';
import { deleteItem } from './delete-item';
import { deleteSelectedItems } from './delete-selected-items';
import { editBoardItem } from './edit-board-item';
import { findItemNames } from './find-item-names';
import { registerBoardItem } from './register-board-item';
import { addProjectRejection, editProjectRejection, removeProjectRejection } from './reject-reasons';
import { returnSaleToLead } from './return-sale-to-lead';
import { notifyOfNewItems } from './sending/notify-of-new-items';
import { transferColumnItems } from './sending/transfer-column-items';
import { transferItem } from './sending/transfer-item';
import { transferSelectedItems } from './sending/transfer-selected-items';

/** Label of a change of status when it is undone. */
const statusActionLabels = { CLOSED: 'conclusão', LOST: 'perda', IN_PROGRESS: 'volta ao quadro' } as const;

export function registerSaleRoutes(app: FastifyInstance): void {
  serve(app, 'POST /sales/new/:userId/:customerId', async ({ tx, caller, params, body }) => {
    const sale = await registerBoardItem(tx, caller, params, body);
    await notifyOfNewItems(
      tx,
      caller,
      [{ ...sale, number: sale.id, id: sale._id }],
      body.vendor ?? caller.userId,
    );
    return { sale };
  });
  serve(app, 'PATCH /sales/single/:userId/:saleId', ({ tx, caller, params, body, request }) =>
    recordUndoableAction(tx, caller, 'edição', async () => ({
      sale: await editBoardItem(tx, caller, params.saleId, {
        fields: body,
        baseVersion: getBaseVersion(request),
      }),
    })),
  );
  serve(app, 'GET /sales/single/:saleId', async ({ tx, caller, params }) => ({
    sale: await loadItem(tx, caller, params.saleId),
  }));
  serve(app, 'POST /sales/kanban/names/:userId/:type', async ({ tx, caller, params, body }) => ({
    sales: await findItemNames(tx, caller, params, body.searchValue),
  }));

  serve(app, 'PUT /sales/single/status/:itemId', ({ tx, caller, params, body }) =>
    recordUndoableAction(tx, caller, statusActionLabels[body.status], () =>
      changeItemStatus(tx, caller, params.itemId, body),
    ),
  );
  serve(app, 'DELETE /sales/single/:userId/:itemId', ({ tx, caller, params }) =>
    recordUndoableAction(tx, caller, 'exclusão', () => deleteItem(tx, caller, params.itemId)),
  );
  serve(app, 'POST /sales/back-to-pre-sale/:saleId', ({ tx, caller, params, body }) =>
    recordUndoableAction(tx, caller, 'volta à qualificação', async () => ({
      sale: await returnSaleToLead(tx, caller, params.saleId, body.column),
    })),
  );

  serve(app, 'POST /sales/single/reject-reason/:saleId', ({ tx, caller, params, body }) =>
    addProjectRejection(tx, caller, params.saleId, body.reason),
  );
  serve(app, 'PUT /sales/single/reject-reason/:saleId/:reasonId', ({ tx, caller, params, body }) =>
    editProjectRejection(tx, caller, params, body.reason),
  );
  serve(app, 'DELETE /sales/single/reject-reason/:saleId/:reasonId', ({ tx, caller, params }) =>
    removeProjectRejection(tx, caller, params),
  );

  serve(app, 'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId', ({ tx, caller, params }) =>
    recordUndoableAction(tx, caller, 'mudança de responsável', async () => ({
      sale: await transferItem(tx, caller, params),
    })),
  );
  serve(
    app,
    'PATCH /sales/column/user/:userId/:columnId/:receiverId/:senderFetchId',
    ({ tx, caller, params, body }) =>
      recordUndoableAction(tx, caller, 'mudança de responsável', () =>
        transferColumnItems(tx, caller, params, body),
      ),
  );
  serve(app, 'PATCH /sales/selected/:userId/:receiverId/:senderFetchId', ({ tx, caller, params, body }) =>
    recordUndoableAction(tx, caller, 'mudança de responsável', () =>
      transferSelectedItems(tx, caller, params, body),
    ),
  );
  serve(app, 'POST /sales/selected/:userId', ({ tx, caller, body }) =>
    recordUndoableAction(tx, caller, 'exclusão', () => deleteSelectedItems(tx, caller, body.salesIds)),
  );
}
