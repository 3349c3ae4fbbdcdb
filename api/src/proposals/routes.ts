import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { listProposals } from './list-proposals';

export function proposalRoutes(app: FastifyInstance): void {
  serve(app, 'GET /proposals/customer/:cid/:multiplier', ({ tx, caller, params }) =>
    listProposals(tx, caller, params),
  );
}
