import { isSecretToken } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { publishSessionEnd } from '../../platform/events/publish';
import { tokenOf } from '../../platform/http/authorise';
import { serve } from '../../platform/http/serve';
import { forgetCookie, keepInCookie, wantsCookie } from '../../platform/http/session-cookie';
import { notFound } from '../../platform/refusals/refusal';
import { describeSession } from './describe-session';
import { login } from './login';
import { readGeneralData } from './read-general-data';

export function userRoutes(app: FastifyInstance): void {
  serve(app, 'POST /users/login', ({ body, request, reply }) => login(request, reply, body));

  serve(app, 'POST /users/token-login', async ({ tx, caller, request, reply }) => {
    const session = await describeSession(tx, caller, tokenOf(request) ?? '');
    // One that is in a cookie already stays there.
    if (!wantsCookie(request) || !isSecretToken(session.token)) return session;
    const { expiration } = session;
    return { ...session, token: await keepInCookie(tx, caller, { request, reply, expiration }) };
  });

  serve(app, 'POST /users/logout', async ({ tx, caller, request, reply }) => {
    forgetCookie(request, reply, caller.sessionId);
    await tx
      .deleteFrom('sessions')
      .where('account_id', '=', caller.accountId)
      .where('id', '=', caller.sessionId)
      .execute();
    await publishSessionEnd(tx, caller.sessionId);
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
