import { getCaller } from '@girassol/api-platform/http/authorise';
import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changeFactorRequirement } from '../factor-requirement/change-factor-requirement';
import { requireSelf } from '../security/require-self';
import { finishLogin } from './login-challenge';
import { beginFactor, confirmFactor, loadFactor, renewOwnRecoveryCodes, turnFactorOff } from './own-factor';
import { listTeamFactors, resetFactorOfColleague } from './team-factor';

/** Registers the routes of the second factor: at the login, and by which people turn their own on and off. */
export function registerFactorRoutes(app: FastifyInstance): void {
  const getSelf = (request: FastifyRequest, { userId }: { userId: string }) => {
    const caller = getCaller(request);
    requireSelf(caller, userId);
    return caller;
  };

  serveWithoutTransaction(app, 'POST /users/login-factor', ({ body, request, reply }) =>
    finishLogin(request, reply, body),
  );

  serve(app, 'GET /users/factor/:userId', ({ tx, caller, params }) => {
    requireSelf(caller, params.userId);
    return loadFactor(tx, caller);
  });

  serve(app, 'GET /users/factor/team/:userId', ({ tx, caller, params }) => {
    requireSelf(caller, params.userId);
    return listTeamFactors(tx, caller);
  });

  serveWithoutTransaction(
    app,
    'POST /users/factor/reset/:userId/:personId',
    async ({ params, body, request }) =>
      resetFactorOfColleague(request, getSelf(request, params), { personId: params.personId, ...body }),
  );
  serveWithoutTransaction(app, 'PUT /users/factor/requirement/:userId', async ({ params, body, request }) =>
    changeFactorRequirement(request, getSelf(request, params), body),
  );
  serveWithoutTransaction(app, 'POST /users/factor/begin/:userId', async ({ params, body, request }) =>
    beginFactor(request, getSelf(request, params), body),
  );
  serveWithoutTransaction(app, 'POST /users/factor/confirm/:userId', async ({ params, body, request }) =>
    confirmFactor(request, getSelf(request, params), body),
  );
  serveWithoutTransaction(app, 'POST /users/factor/codes/:userId', async ({ params, body, request }) =>
    renewOwnRecoveryCodes(request, getSelf(request, params), body),
  );
  serveWithoutTransaction(app, 'POST /users/factor/off/:userId', async ({ params, body, request }) =>
    turnFactorOff(request, getSelf(request, params), body),
  );
}
