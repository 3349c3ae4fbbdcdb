import { switchTransactionAccount } from '@girassol/api-platform/database/switch-transaction-account';
import { serve, serveWithExternalCall } from '@girassol/api-platform/http/serve';
import { createLimitKey, recordFailedAttempt } from '@girassol/api-platform/http/try-limit';
import type { FastifyInstance } from 'fastify';
import { allowVisitWrites, endVisit, requestVisitWrites } from './change-visit';
import { createVisitToken } from './create-visit-token';
import { listVisits } from './list-visits';
import { openVisit } from './open-visit';
import { recordVisitPage } from './record-page';

/** Tokens of visits that one administrator creates in 15 minutes at most. */
const MAX_TOKENS = 10;

/** Registers the routes of visits of the administration to accounts. */
export function registerVisitRoutes(app: FastifyInstance): void {
  serveWithExternalCall(
    app,
    'POST /operation/visits/new',
    ({ caller }) =>
      recordFailedAttempt(app.database, {
        limits: [{ key: createLimitKey('visit', caller.userId), most: MAX_TOKENS }],
        tooMany: (wait) => `Você abriu muitas visitas seguidas. Aguarde ${wait}.`,
      }),
    ({ tx, caller, body }) => createVisitToken(tx, caller, body),
  );
  serve(app, 'GET /operation/visits/list/:accountId/:multiplier', async ({ tx, caller, params }) => {
    await switchTransactionAccount(tx, params.accountId);
    const page = await listVisits(tx, params);
    await switchTransactionAccount(tx, caller.accountId);
    return page;
  });
  serve(app, 'POST /visits/open', ({ body, request, reply }) => openVisit(request, reply, body));
  serve(app, 'GET /visits/list/:multiplier', ({ tx, caller, params }) =>
    listVisits(tx, {
      ...params,
      accountId: caller.accountId,
      userId: caller.session.type === 'MANAGER' ? undefined : caller.userId,
    }),
  );
  serve(app, 'PUT /visits/pages', async ({ tx, caller, body }) => {
    await recordVisitPage(tx, caller, body);
    return {};
  });
  serve(app, 'PUT /visits/writes/:visitId', async ({ tx, caller, params }) => {
    await (caller.visit ? requestVisitWrites : allowVisitWrites)(tx, caller, params.visitId);
    return {};
  });
  serve(app, 'DELETE /visits/single/:visitId', async ({ tx, caller, params }) => {
    await endVisit(tx, caller, params.visitId);
    return {};
  });
}
