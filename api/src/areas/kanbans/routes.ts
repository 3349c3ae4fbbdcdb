import { getBaseVersion } from '@girassol/api-platform/http/base-version';
import { serve } from '@girassol/api-platform/http/serve';
import { recordUndoableAction } from '@girassol/api-platform/undoable-actions/record-undoable-action';
import type { FastifyInstance } from 'fastify';
import { requireColumnAccess } from './board-access';
import { loadBoard } from './load-board';
import { loadKanban } from './load-kanban';
import { loadSingleColumnTotals } from './load-single-column-totals';
import { moveItem } from './move-item';

export function registerKanbanRoutes(app: FastifyInstance): void {
  serve(app, 'POST /kanbans/single/:id', ({ tx, caller, params, body }) =>
    loadBoard(tx, caller, params.id, body),
  );
  serve(app, 'PUT /kanbans/single/item/order/:kid/:itemId', ({ tx, caller, params, body, request }) =>
    recordUndoableAction(tx, caller, 'mudança de lugar', () =>
      moveItem(tx, caller, params, { ...body, baseColumn: getBaseVersion(request) }),
    ),
  );
  serve(app, 'POST /kanbans/single/column-totals/:fetchId/:columnId', ({ tx, caller, params, body }) =>
    loadSingleColumnTotals(tx, caller, params, body),
  );
  serve(app, 'GET /kanbans/single/columns/:type', async ({ tx, caller, params }) => {
    requireColumnAccess(caller, params.type);
    return { kanban: await loadKanban(tx, caller.accountId, params) };
  });
}
