import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { deleteKits } from './delete-kits';
import { kitOptions } from './kit-options';
import { kitsByPower, listKits, searchKits } from './list-kits';
import { readKit, saveKit } from './save-kit';

export function kitRoutes(app: FastifyInstance): void {
  serve(app, 'GET /kits/paginated/:userId/:multiplier', ({ tx, caller, params }) =>
    listKits(tx, caller, params),
  );
  serve(app, 'POST /kits/filtered/:userId/:multiplier', ({ tx, caller, params, body }) =>
    searchKits(tx, caller, params, body),
  );
  serve(app, 'POST /kits/target-power/:userId/:multiplier', ({ tx, caller, params, body }) =>
    kitsByPower(tx, caller, params, body),
  );
  serve(app, 'GET /kits/options/:userId', ({ tx, caller, params }) => kitOptions(tx, caller, params.userId));
  serve(app, 'GET /kits/single/:id', async ({ tx, caller, params }) => ({
    kit: await readKit(tx, caller, params.id),
  }));
  serve(app, 'POST /kits/kit-data/:userId/:kitId', async ({ tx, caller, params, body }) => ({
    kit: await saveKit(tx, caller, params.kitId, body),
  }));
  serve(app, 'POST /kits/selected', ({ tx, caller, body }) => deleteKits(tx, caller, body.kitsIds));
}
