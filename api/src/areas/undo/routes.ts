import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { undoDeed } from './undo-deed';

export function undoRoutes(app: FastifyInstance): void {
  serve(app, 'POST /sales/undo/:deedId', ({ tx, caller, params }) => undoDeed(tx, caller, params.deedId));
}
