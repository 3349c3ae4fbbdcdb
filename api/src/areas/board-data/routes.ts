import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { readBoardData } from './read-board-data';

export function boardDataRoutes(app: FastifyInstance): void {
  serve(app, 'POST /sales/data/:fetchId', ({ tx, caller, params, body }) =>
    readBoardData(tx, caller, params.fetchId, body),
  );
}
