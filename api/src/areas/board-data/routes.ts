import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { loadBoardData } from './load-board-data';

/** Registers the route of the figures of a board. */
export function registerBoardDataRoutes(app: FastifyInstance): void {
  serve(app, 'POST /sales/data/:fetchId', ({ tx, caller, params, body }) =>
    loadBoardData(tx, caller, params.fetchId, body),
  );
}
