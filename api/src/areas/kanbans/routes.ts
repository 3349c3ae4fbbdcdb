import type { FastifyInstance } from 'fastify';
import { recordDeed } from '../../platform/deeds/record-deed';
import { serve } from '../../platform/http/serve';
import { requireColumns } from './board-access';
import { loadBoard } from './load-board';
import { moveItem } from './move-item';
import { readColumnTotals } from './read-column-totals';
import { readKanban } from './read-kanban';

export function kanbanRoutes(app: FastifyInstance): void {
  serve(app, 'POST /kanbans/single/:id', ({ tx, caller, params, body }) =>
    loadBoard(tx, caller, params.id, body),
  );
  serve(app, 'PUT /kanbans/single/item/order/:kid/:itemId', ({ tx, caller, params, body }) =>
    recordDeed(tx, caller, 'mudança de lugar', () => moveItem(tx, caller, params, body)),
  );
  serve(app, 'POST /kanbans/single/column-totals/:fetchId/:columnId', ({ tx, caller, params, body }) =>
    readColumnTotals(tx, caller, params, body),
  );
  serve(app, 'GET /kanbans/single/columns/:type', async ({ tx, caller, params }) => {
    requireColumns(caller, params.type);
    return { kanban: await readKanban(tx, caller.accountId, params) };
  });
}
