import { getCaller } from '@girassol/api-platform/http/authorise';
import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSelf } from '../security/require-self';
import { beginPasskey, savePasskey } from './create-passkey';
import { beginPasskeyLogin, logInWithPasskey } from './log-in-with-passkey';
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys';

/** Registers the routes of passkeys: those by which people come in, and those by which they look after their own. */
export function registerPasskeyRoutes(app: FastifyInstance): void {
  const getSelf = (request: FastifyRequest, { userId }: { userId: string }) => {
    const caller = getCaller(request);
    requireSelf(caller, userId);
    return caller;
  };

  serveWithoutTransaction(app, 'POST /users/passkey-login/begin', ({ request }) =>
    beginPasskeyLogin(request),
  );
  serveWithoutTransaction(app, 'POST /users/passkey-login', ({ body, request, reply }) =>
    logInWithPasskey(request, reply, body.assertion),
  );

  serve(app, 'GET /users/passkeys/:userId', async ({ tx, caller, params }) => {
    requireSelf(caller, params.userId);
    return { passkeys: await listPasskeys(tx, caller) };
  });
  serveWithoutTransaction(app, 'POST /users/passkeys/begin/:userId', async ({ params, body, request }) =>
    beginPasskey(request, getSelf(request, params), body),
  );
  serveWithoutTransaction(app, 'POST /users/passkeys/new/:userId', async ({ params, body, request }) =>
    savePasskey(request, getSelf(request, params), body),
  );
  serve(app, 'PATCH /users/passkeys/:userId/:passkeyId', async ({ tx, caller, params, body }) => {
    requireSelf(caller, params.userId);
    return renamePasskey(tx, caller, { passkeyId: params.passkeyId, name: body.name });
  });
  serveWithoutTransaction(
    app,
    'POST /users/passkeys/remove/:userId/:passkeyId',
    async ({ params, body, request }) =>
      removePasskey(request, getSelf(request, params), { passkeyId: params.passkeyId, ...body }),
  );
}
