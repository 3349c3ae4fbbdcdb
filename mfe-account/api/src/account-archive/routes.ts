import { requireIdOfOwnAccount } from '@girassol/api-platform/access';
import { getCaller } from '@girassol/api-platform/http/authorise';
import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { requireOwnPassword } from '../users/security/change-password';
import { listArchives, openArchive, requestArchive, requireArchiveOwner } from './archives';

/** Registers the routes by which the owner takes everything of the account away. */
export function registerArchiveRoutes(app: FastifyInstance): void {
  const { database, files } = app;
  serve(app, 'GET /users/archive/:userId', ({ tx, caller }) => {
    requireArchiveOwner(caller);
    return listArchives(tx, caller);
  });
  serveWithoutTransaction(app, 'POST /users/archive/:userId', async ({ request, params, body }) => {
    const caller = getCaller(request);
    await database.asAccount(caller, (tx) => requireIdOfOwnAccount(tx, caller, params.userId));
    requireArchiveOwner(caller);
    await requireOwnPassword(request, caller, { password: body.password, field: 'password' });
    return database.asAccount(caller, async (tx) => {
      await requestArchive(tx, caller);
      return listArchives(tx, caller);
    });
  });
  serveWithoutTransaction(
    app,
    'POST /users/archive/open/:userId/:archiveId',
    async ({ request, params, body }) => {
      const caller = getCaller(request);
      await database.asAccount(caller, (tx) => requireIdOfOwnAccount(tx, caller, params.userId));
      requireArchiveOwner(caller);
      await requireOwnPassword(request, caller, { password: body.password, field: 'password' });
      return database.asAccount(caller, (tx) => openArchive(tx, caller, files.links, params.archiveId));
    },
  );
}
