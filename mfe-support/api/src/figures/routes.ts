import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { loadFigures } from './load-figures';

/** Registers the route of the figures of support. */
export function registerFigureRoutes(app: FastifyInstance): void {
  serve(app, 'GET /operation/tickets/figures', ({ tx, query }) => loadFigures(tx, query.from));
}
