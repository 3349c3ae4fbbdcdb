import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { listCalculations } from './list-calculations';
import { calculationAnswer, ownCalculation } from './own-calculation';
import { addCalculation, changeCalculation } from './save-calculation';

export function calculationRoutes(app: FastifyInstance): void {
  serve(app, 'POST /calculations/new', async ({ tx, caller, body }) => ({
    calculation: await addCalculation(tx, caller, body),
  }));
  serve(app, 'PUT /calculations/single/:pid', async ({ tx, caller, params, body }) => ({
    calculation: await changeCalculation(tx, caller, params.pid, body),
  }));
  serve(app, 'GET /calculations/single/:pid', async ({ tx, caller, params }) => ({
    calculation: calculationAnswer(await ownCalculation(tx, caller, params.pid)),
  }));
  serve(app, 'GET /calculations/paginated/:multiplier', ({ tx, caller, params }) =>
    listCalculations(tx, caller, params.multiplier),
  );
}
