import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { listHistory } from './list-history';

export function historyRoutes(app: FastifyInstance): void {
  serve(app, 'GET /histories/customer/:cid/:multiplier', ({ tx, caller, params, query }) =>
    listHistory(tx, caller, { ...params, ...query }),
  );
}
