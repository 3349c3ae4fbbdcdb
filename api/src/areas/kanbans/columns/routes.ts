import { serve } from '@girassol/api-platform/http/serve';
import { recordUndoableAction } from '@girassol/api-platform/undoable-actions/record-undoable-action';
import type { FastifyInstance } from 'fastify';
import { createColumn } from './create-column';
import { deleteColumn } from './delete-column';
import { editColumn } from './edit-column';
import { moveColumn } from './move-column';
import { sortColumn } from './sort-column';

export function registerColumnRoutes(app: FastifyInstance): void {
  serve(app, 'POST /kanbans/single/column/:kid', ({ tx, caller, params, body }) =>
    recordUndoableAction(tx, caller, 'criação da coluna', () => createColumn(tx, caller, params.kid, body)),
  );
  serve(app, 'PUT /kanbans/single/column/title/:kid/:columnId', ({ tx, caller, params, body }) =>
    recordUndoableAction(tx, caller, 'edição da coluna', () => editColumn(tx, caller, params, body)),
  );
  serve(app, 'PUT /kanbans/single/column/order/:kid/:columnId', ({ tx, caller, params, body }) =>
    recordUndoableAction(tx, caller, 'mudança de lugar da coluna', () =>
      moveColumn(tx, caller, params, body),
    ),
  );
  serve(app, 'PUT /kanbans/single/column/sort/:kid/:columnId', ({ tx, caller, params, body }) =>
    sortColumn(tx, caller, params, body),
  );
  serve(app, 'DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId', ({ tx, caller, params }) =>
    recordUndoableAction(tx, caller, 'exclusão da coluna', () => deleteColumn(tx, caller, params)),
  );
}
