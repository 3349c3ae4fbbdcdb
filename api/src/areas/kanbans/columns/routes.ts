import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { createColumn } from './create-column';
import { deleteColumn } from './delete-column';
import { editColumn } from './edit-column';
import { orderColumn } from './order-column';
import { sortColumn } from './sort-column';

export function columnRoutes(app: FastifyInstance): void {
  serve(app, 'POST /kanbans/single/column/:kid', ({ tx, caller, params, body }) =>
    createColumn(tx, caller, params.kid, body),
  );
  serve(app, 'PUT /kanbans/single/column/title/:kid/:columnId', ({ tx, caller, params, body }) =>
    editColumn(tx, caller, params, body),
  );
  serve(app, 'PUT /kanbans/single/column/order/:kid/:columnId', ({ tx, caller, params, body }) =>
    orderColumn(tx, caller, params, body),
  );
  serve(app, 'PUT /kanbans/single/column/sort/:kid/:columnId', ({ tx, caller, params, body }) =>
    sortColumn(tx, caller, params, body),
  );
  serve(app, 'DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId', ({ tx, caller, params }) =>
    deleteColumn(tx, caller, params),
  );
}
