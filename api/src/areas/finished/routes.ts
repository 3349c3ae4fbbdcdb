import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { listFinishedItems } from './list-finished-items';

/** Registers the route that lists the finished items of a board. */
export function registerFinishedRoutes(app: FastifyInstance): void {
  serve(app, 'POST /sales/finished/filtered/:multiplier', ({ tx, caller, params, body }) =>
    listFinishedItems(tx, caller, params.multiplier, body),
  );
}
