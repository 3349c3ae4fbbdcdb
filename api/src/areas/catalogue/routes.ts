import { serve } from '@girassol/api-platform/http/serve';
import { catalogueKinds } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { duplicateCatalogueItem } from './copy-item';
import { deleteCatalogueItems } from './delete-items';
import { listCatalogueItemChoices, listCatalogueItems, loadCatalogueItem } from './list-catalogue-items';
import { addCatalogueItem, editCatalogueItem } from './save-item';

/**
 * Registers the same set of routes under `/modules`, `/inverters` and `/equipaments`, one for each kind of
 * catalogue item (catalogue-002).
 */
export function registerCatalogueRoutes(app: FastifyInstance): void {
  for (const kind of catalogueKinds) {
    serve(app, `GET /${kind}/single/:id`, ({ tx, caller, params }) =>
      loadCatalogueItem(tx, caller, kind, params.id),
    );
    serve(app, `GET /${kind}/paginated/:multiplier`, ({ tx, caller, params }) =>
      listCatalogueItems(tx, caller, kind, { page: params.multiplier }),
    );
    serve(app, `POST /${kind}/filtered/:multiplier`, ({ tx, caller, params, body }) =>
      listCatalogueItems(tx, caller, kind, { ...body, page: params.multiplier }),
    );
    serve(app, `POST /${kind}/filtered`, ({ tx, caller, body }) =>
      listCatalogueItemChoices(tx, caller, kind, body.searchValue),
    );
    serve(app, `POST /${kind}/single`, ({ tx, caller, body }) => addCatalogueItem(tx, caller, kind, body));
    serve(app, `PUT /${kind}/single/:id`, ({ tx, caller, params, body }) =>
      editCatalogueItem(tx, caller, { kind, id: params.id }, body),
    );
    serve(app, `POST /${kind}/single/:id`, ({ tx, caller, params }) =>
      duplicateCatalogueItem(tx, caller, kind, params.id),
    );
    serve(app, `DELETE /${kind}/single/:id`, async ({ tx, caller, params }) => {
      await deleteCatalogueItems(tx, caller, kind, [params.id]);
      return {};
    });
    serve(app, `POST /${kind}/selected`, ({ tx, caller, body }) =>
      deleteCatalogueItems(tx, caller, kind, body.itemsIds),
    );
  }
}
