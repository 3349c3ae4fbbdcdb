import { serve } from '@girassol/api-platform/http/serve';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { loadItem } from './load-item';

/** Registers the route that loads one item with everything that its panel shows. */
export function registerItemRoutes(app: FastifyInstance): void {
  serve(app, 'POST /kanbans/single/item/:itemId', async ({ tx, caller, params, body }) => {
    const populatedItem = await loadItem(tx, caller, params.itemId);
    if (populatedItem.type !== body.type) throw notFound('Este item não é deste quadro.');
    return { populatedItem };
  });
}
