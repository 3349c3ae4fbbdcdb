import { catalogueKinds } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { copyItem } from './copy-item';
import { deleteItems } from './delete-items';
import { findItems, listItems, readItem } from './read-items';
import { addItem, editItem } from './save-item';

/** `/modules`, `/inverters` and `/equipaments`: one set of calls for all three (catalogue-002). */
export function catalogueRoutes(app: FastifyInstance): void {
  for (const kind of catalogueKinds) {
    serve(app, `GET /${kind}/single/:id`, ({ tx, caller, params }) => readItem(tx, caller, kind, params.id));
    serve(app, `GET /${kind}/paginated/:multiplier`, ({ tx, caller, params }) =>
      listItems(tx, caller, kind, { page: params.multiplier }),
    );
    serve(app, `POST /${kind}/filtered/:multiplier`, ({ tx, caller, params, body }) =>
      listItems(tx, caller, kind, { ...body, page: params.multiplier }),
    );
    serve(app, `POST /${kind}/filtered`, ({ tx, caller, body }) =>
      findItems(tx, caller, kind, body.searchValue),
    );
    serve(app, `POST /${kind}/single`, ({ tx, caller, body }) => addItem(tx, caller, kind, body));
    serve(app, `PUT /${kind}/single/:id`, ({ tx, caller, params, body }) =>
      editItem(tx, caller, { kind, id: params.id }, body),
    );
    serve(app, `POST /${kind}/single/:id`, ({ tx, caller, params }) => copyItem(tx, caller, kind, params.id));
    serve(app, `DELETE /${kind}/single/:id`, async ({ tx, caller, params }) => {
      await deleteItems(tx, caller, kind, [params.id]);
      return {};
    });
    serve(app, `POST /${kind}/selected`, ({ tx, caller, body }) =>
      deleteItems(tx, caller, kind, body.itemsIds),
    );
  }
}
