import { publishSessionEnd } from '@girassol/api-platform/events/publish-event';
import { getBearerToken } from '@girassol/api-platform/http/authorise';
import { serve } from '@girassol/api-platform/http/serve';
import {
  createSessionCookie,
  deleteSessionCookie,
  wantsSessionCookie,
} from '@girassol/api-platform/http/session-cookie';
import { isSecretToken } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { loadSessionRecord } from './load-session';
import { login } from './login';
import { recordSessionUse } from './security/session-use';

/** Registers the routes of login, session and logout. */
export function registerUserRoutes(app: FastifyInstance): void {
  serve(app, 'POST /users/login', ({ body, request, reply }) => login(request, reply, body));

  serve(app, 'POST /users/token-login', async ({ tx, caller, request, reply }) => {
    await recordSessionUse(tx, caller);
    const session = await loadSessionRecord(tx, caller, getBearerToken(request) ?? '');
    // One that is in a cookie already stays there.
    if (!wantsSessionCookie(request) || !isSecretToken(session.token)) return session;
    const { expiration } = session;
    return { ...session, token: await createSessionCookie(tx, caller, { request, reply, expiration }) };
  });

  serve(app, 'POST /users/logout', async ({ tx, caller, request, reply }) => {
    deleteSessionCookie(request, reply, caller.sessionId);
    await tx
      .deleteFrom('sessions')
      .where('account_id', '=', caller.accountId)
      .where('id', '=', caller.sessionId)
      .execute();
    await publishSessionEnd(tx, caller.sessionId);
    return {};
  });
}
