import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { listFinished } from './list-finished';

export function finishedRoutes(app: FastifyInstance): void {
  serve(app, 'POST /sales/finished/filtered/:multiplier', ({ tx, caller, params, body }) =>
    listFinished(tx, caller, params.multiplier, body),
  );
}
