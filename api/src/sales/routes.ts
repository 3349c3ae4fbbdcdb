import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { readItem } from '../kanbans/read-item';
import { editSale } from './edit-sale';
import { findNames } from './find-names';
import { registerSale } from './register-sale';

export function saleRoutes(app: FastifyInstance): void {
  serve(app, 'POST /sales/new/:userId/:customerId', async ({ tx, caller, params, body }) => ({
    sale: await registerSale(tx, caller, params, body),
  }));
  serve(app, 'PATCH /sales/single/:userId/:saleId', async ({ tx, caller, params, body }) => ({
    sale: await editSale(tx, caller, params.saleId, body),
  }));
  serve(app, 'GET /sales/single/:saleId', async ({ tx, caller, params }) => ({
    sale: await readItem(tx, caller, params.saleId),
  }));
  serve(app, 'POST /sales/kanban/names/:userId/:type', async ({ tx, caller, params, body }) => ({
    sales: await findNames(tx, caller, params, body.searchValue),
  }));
}
