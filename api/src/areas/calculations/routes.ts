import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { listCalculations } from './list-calculations';
import { loadOwnCalculation, toCalculation } from './own-calculation';
import { addCalculation, changeCalculation } from './save-calculation';

/** Registers the routes of saved calculations of solar systems. */
export function registerCalculationRoutes(app: FastifyInstance): void {
  serve(app, 'POST /calculations/new', async ({ tx, caller, body }) => ({
    calculation: await addCalculation(tx, caller, body),
  }));
  serve(app, 'PUT /calculations/single/:pid', async ({ tx, caller, params, body }) => ({
    calculation: await changeCalculation(tx, caller, params.pid, body),
  }));
  serve(app, 'GET /calculations/single/:pid', async ({ tx, caller, params }) => ({
    calculation: toCalculation(await loadOwnCalculation(tx, caller, params.pid)),
  }));
  serve(app, 'GET /calculations/paginated/:multiplier', ({ tx, caller, params }) =>
    listCalculations(tx, caller, params.multiplier),
  );
}
