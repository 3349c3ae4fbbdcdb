import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { undoAction } from './undo-action';

export function registerUndoRoutes(app: FastifyInstance): void {
  serve(app, 'POST /sales/undo/:deedId', ({ tx, caller, params }) => undoAction(tx, caller, params.deedId));
}
