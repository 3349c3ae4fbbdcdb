import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { addCannedAnswer, deleteCannedAnswer, editCannedAnswer, listCannedAnswers } from './canned-answers';

/** Registers the routes of the canned answers that attendants share. */
export function registerCannedAnswerRoutes(app: FastifyInstance): void {
  serve(app, 'GET /operation/canned-answers', ({ tx, caller }) => listCannedAnswers(tx, caller));
  serve(app, 'POST /operation/canned-answers', ({ tx, caller, body }) => addCannedAnswer(tx, caller, body));
  serve(app, 'PUT /operation/canned-answers/:answerId', ({ tx, caller, params, body }) =>
    editCannedAnswer(tx, caller, params.answerId, body),
  );
  serve(app, 'DELETE /operation/canned-answers/:answerId', async ({ tx, caller, params }) => {
    await deleteCannedAnswer(tx, caller, params.answerId);
    return {};
  });
}
