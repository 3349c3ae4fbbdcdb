import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { deleteKits } from './delete-kits';
import { listKits, listKitsByPower, searchKits } from './list-kits';
import { loadKitFilterOptions } from './load-kit-filter-options';
import { loadKit, saveKit } from './save-kit';

export function registerKitRoutes(app: FastifyInstance): void {
  serve(app, 'GET /kits/paginated/:userId/:multiplier', ({ tx, caller, params }) =>
    listKits(tx, caller, params),
  );
  serve(app, 'POST /kits/filtered/:userId/:multiplier', ({ tx, caller, params, body }) =>
    searchKits(tx, caller, params, body),
  );
  serve(app, 'POST /kits/target-power/:userId/:multiplier', ({ tx, caller, params, body }) =>
    listKitsByPower(tx, caller, params, body),
  );
  serve(app, 'GET /kits/options/:userId', ({ tx, caller, params }) =>
    loadKitFilterOptions(tx, caller, params.userId),
  );
  serve(app, 'GET /kits/single/:id', async ({ tx, caller, params }) => ({
    kit: await loadKit(tx, caller, params.id),
  }));
  serve(app, 'POST /kits/kit-data/:userId/:kitId', async ({ tx, caller, params, body }) => ({
    kit: await saveKit(tx, caller, params.kitId, body),
  }));
  serve(app, 'POST /kits/selected', ({ tx, caller, body }) => deleteKits(tx, caller, body.kitsIds));
}
