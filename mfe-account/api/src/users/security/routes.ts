import { getCaller } from '@girassol/api-platform/http/authorise';
import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { listAccessRecords, recordAccess } from './access-records';
import { changePassword } from './change-password';
import { endSessions } from './end-sessions';
import { listOwnSessions } from './own-sessions';
import { requireSelf } from './require-self';
import { registerSessionUse } from './session-use';

/** Registers the routes by which people look after their own password and sessions. */
export function registerSecurityRoutes(app: FastifyInstance): void {
  registerSessionUse(app);

  serveWithoutTransaction(app, 'PUT /users/password/:userId', ({ params, body, request }) => {
    const caller = getCaller(request);
    requireSelf(caller, params.userId);
    return changePassword(request, caller, body);
  });

  serve(app, 'GET /users/sessions/:userId', async ({ tx, caller, params }) => {
    requireSelf(caller, params.userId);
    return { sessions: await listOwnSessions(tx, caller), records: await listAccessRecords(tx, caller) };
  });

  serve(app, 'DELETE /users/sessions/:userId/:sessionId', async ({ tx, caller, params, request }) => {
    requireSelf(caller, params.userId);
    if ((await endSessions(tx, caller, { only: params.sessionId })) === 0)
      throw notFound('Esta sessão já terminou.');
    await recordAccess(tx, request, { ...caller, event: 'revoked' });
    return {};
  });

  serve(app, 'DELETE /users/other-sessions/:userId', async ({ tx, caller, params, request }) => {
    requireSelf(caller, params.userId);
    const endedSessions = await endSessions(tx, caller, { except: caller.sessionId });
    if (endedSessions > 0) await recordAccess(tx, request, { ...caller, event: 'revoked' });
    return { endedSessions };
  });
}
