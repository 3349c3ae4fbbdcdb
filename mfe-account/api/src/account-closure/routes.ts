import { requireIdOfOwnAccount } from '@girassol/api-platform/access';
import { getCaller } from '@girassol/api-platform/http/authorise';
import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { requireOwnPassword } from '../users/security/change-password';
import { loadClosure, requestClosure, requireClosingOwner, withdrawClosure } from './closure';

/** Registers the routes by which the owner ends the account, and takes that back. */
export function registerClosureRoutes(app: FastifyInstance): void {
  const { database, mailer } = app;
  serve(app, 'GET /users/closure/:userId', ({ tx, caller }) => loadClosure(tx, caller));
  serveWithoutTransaction(app, 'POST /users/closure/:userId', async ({ request, params, body }) => {
    const caller = getCaller(request);
    await database.asAccount(caller, (tx) => requireIdOfOwnAccount(tx, caller, params.userId));
    requireClosingOwner(caller);
    await requireOwnPassword(request, caller, { password: body.password, field: 'password' });
    return database.asAccount(caller, async (tx) => {
      await requestClosure(tx, mailer, caller, body);
      return loadClosure(tx, caller);
    });
  });
  serve(app, 'DELETE /users/closure/:userId', async ({ tx, caller }) => {
    requireClosingOwner(caller);
    await withdrawClosure(tx, mailer, caller);
    return loadClosure(tx, caller);
  });
}
