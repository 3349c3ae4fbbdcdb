import type { FastifyInstance } from 'fastify';
import { recordDeed } from '../../../platform/deeds/record-deed';
import { serve } from '../../../platform/http/serve';
import { createColumn } from './create-column';
import { deleteColumn } from './delete-column';
import { editColumn } from './edit-column';
import { orderColumn } from './order-column';
import { sortColumn } from './sort-column';

export function columnRoutes(app: FastifyInstance): void {
  serve(app, 'POST /kanbans/single/column/:kid', ({ tx, caller, params, body }) =>
    recordDeed(tx, caller, 'criação da coluna', () => createColumn(tx, caller, params.kid, body)),
  );
  serve(app, 'PUT /kanbans/single/column/title/:kid/:columnId', ({ tx, caller, params, body }) =>
    recordDeed(tx, caller, 'edição da coluna', () => editColumn(tx, caller, params, body)),
  );
  serve(app, 'PUT /kanbans/single/column/order/:kid/:columnId', ({ tx, caller, params, body }) =>
    recordDeed(tx, caller, 'mudança de lugar da coluna', () => orderColumn(tx, caller, params, body)),
  );
  serve(app, 'PUT /kanbans/single/column/sort/:kid/:columnId', ({ tx, caller, params, body }) =>
    sortColumn(tx, caller, params, body),
  );
  serve(app, 'DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId', ({ tx, caller, params }) =>
    recordDeed(tx, caller, 'exclusão da coluna', () => deleteColumn(tx, caller, params)),
  );
}
