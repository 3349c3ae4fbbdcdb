import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { changeCollaborator } from './change-collaborator';
import { acceptInvitation, readInvitation } from './invitations/accept-invitation';
import { inviteCollaborator, resendInvitation, revokeInvitation } from './invitations/invite';
import { listCollaborators } from './list-collaborators';
import { loadCollaborator } from './removal/load-collaborator';
import { removeCollaborator } from './removal/remove-collaborator';
import { restoreCollaborator } from './removal/restore-collaborator';

/** Registers the routes of collaborators: list, invitations, rights, absence and removal. */
export function registerCollaboratorRoutes(app: FastifyInstance): void {
  const { database, mailer, reactionsTo } = app;
  serve(app, 'GET /users/vendors/:managerId', ({ tx, caller, params }) =>
    listCollaborators(tx, caller, params.managerId),
  );
  serve(app, 'GET /users/vendors/:managerId/:vendorId', ({ tx, caller, params }) =>
    loadCollaborator(tx, caller, params),
  );
  serve(app, 'POST /users/vendors/:managerId', ({ tx, caller, params, body }) =>
    inviteCollaborator(tx, caller, mailer, params.managerId, body),
  );
  serve(app, 'PATCH /users/vendors/:managerId/:vendorId', ({ tx, caller, params, body }) =>
    changeCollaborator(tx, caller, params, body),
  );
  serve(app, 'DELETE /users/vendors/:managerId/:vendorId', ({ tx, caller, params, body }) =>
    removeCollaborator(tx, caller, reactionsTo, params, body),
  );
  serve(app, 'POST /users/vendors/:managerId/restore/:removalId', ({ tx, caller, params }) =>
    restoreCollaborator(tx, caller, reactionsTo, params),
  );
  serve(app, 'POST /users/vendors/:managerId/invitation/:invitationId', ({ tx, caller, params }) =>
    resendInvitation(tx, caller, mailer, params),
  );
  serve(app, 'DELETE /users/vendors/:managerId/invitation/:invitationId', ({ tx, caller, params }) =>
    revokeInvitation(tx, caller, params),
  );
  serveWithoutTransaction(app, 'POST /users/invitation/read', ({ body }) =>
    readInvitation(database, body.token),
  );
  serveWithoutTransaction(app, 'POST /users/invitation/accept', ({ body }) =>
    acceptInvitation(database, app.mailer, body),
  );
}
