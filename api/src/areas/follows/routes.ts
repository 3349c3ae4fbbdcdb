import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { changeFollow, loadFollow } from './follow';

/** Registers the calls by which people follow items and customers. */
export function registerFollowRoutes(app: FastifyInstance): void {
  serve(app, 'GET /notifications/follows/:subject/:subjectId', ({ tx, caller, params }) =>
    loadFollow(tx, caller, params),
  );
  serve(app, 'PUT /notifications/follows/:subject/:subjectId', ({ tx, caller, params, body }) =>
    changeFollow(tx, caller, params, body),
  );
}
