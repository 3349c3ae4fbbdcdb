import type { FastifyInstance } from 'fastify';
import { tokenOf } from '../http/authorise';
import { notFound } from '../http/refusal';
import { serve } from '../http/serve';
import { describeSession } from './describe-session';
import { login } from './login';
import { readGeneralData } from './read-general-data';

export function userRoutes(app: FastifyInstance): void {
  serve(app, 'POST /users/login', ({ body, request }) =>
    login(app.database, { ...body, ip: request.ip, previewed: app.previewedLimits(request) }),
  );

  serve(app, 'POST /users/token-login', ({ tx, caller, request }) =>
    describeSession(tx, caller, tokenOf(request) ?? ''),
  );

  serve(app, 'POST /users/logout', async ({ tx, caller }) => {
    await tx
      .deleteFrom('sessions')
      .where('account_id', '=', caller.accountId)
      .where('id', '=', caller.sessionId)
      .execute();
    return {};
  });

  serve(app, 'GET /users/general-data/:userId', ({ tx, caller, params }) =>
    readGeneralData(tx, caller, params.userId),
  );

  serve(app, 'GET /users/general-data/:userId/:scope/:fetchId', async ({ tx, caller, params }) => {
    if (params.userId !== caller.userId) throw notFound();
    return readGeneralData(tx, caller, params.fetchId);
  });
}
