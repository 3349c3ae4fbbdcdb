import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { notFound } from '../../platform/refusals/refusal';
import { readItem } from './read-item';

export function itemRoutes(app: FastifyInstance): void {
  serve(app, 'POST /kanbans/single/item/:itemId', async ({ tx, caller, params, body }) => {
    const populatedItem = await readItem(tx, caller, params.itemId);
    if (populatedItem.type !== body.type) throw notFound('Este item não é deste quadro.');
    return { populatedItem };
  });
}
