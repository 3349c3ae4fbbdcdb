import { loadAuthorEmail } from '@girassol/api-platform/access/load-author-email';
import { getCaller } from '@girassol/api-platform/http/authorise';
import { runIdempotently } from '@girassol/api-platform/http/idempotency';
import { serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAccessLink, loadAccessLink, setPasswordByLink } from './access-links';
import { loadAccountClock, moveAccountClock } from './account-clock';
import { changeAccountFeatures } from './change-account-features';
import { changeFinanceStatus } from './change-finance-status';
import { createAccountAsOperator, type OpenTrial } from './create-account-as-operator';
import { createOwnerAccessLink } from './create-owner-access-link';
import { listAccounts } from './list-accounts';
import { loadAccount } from './load-account';
import { mailOwnerAccessLink } from './mail-owner-access-link';
import { requestRecoveryLink } from './recovery/request-recovery-link';
import { resetOwnerFactor } from './reset-owner-factor';
import { listWhitelabelChoices } from './whitelabels';

/** Registers the routes by which operators manage accounts, and by which owners choose a password. */
export function registerAccountRoutes(
  app: FastifyInstance,
  { mayMoveClocks, openTrial }: { mayMoveClocks: boolean; openTrial: OpenTrial },
): void {
  const { database, mailer } = app;
  const getOperator = async (request: FastifyRequest) => {
    const caller = getCaller(request);
    return { by: await loadAuthorEmail(database, caller), clientId: caller.clientId };
  };

  /** Adds to a link whether this server can mail it. */
  const withMail = (given: ResponseBody<'POST /operation/accounts/new'>) => ({
    ...given,
    link: { ...given.link, mayMail: mailer.isOn },
  });

  serveWithoutTransaction(app, 'GET /operation/accounts/list/:multiplier', ({ params, query }) =>
    listAccounts(database, { search: query.search ?? '', multiplier: params.multiplier }),
  );

  serveWithoutTransaction(app, 'GET /operation/accounts/single/:accountId', async ({ params }) => ({
    account: await database.asAccount(params, (tx) => loadAccount(tx, params.accountId)),
  }));

  serveWithoutTransaction(
    app,
    'PUT /operation/accounts/single/:accountId',
    async ({ params, body, request }) => {
      const operator = await getOperator(request);
      const change = { ...params, ...operator };
      return { account: await database.asAccount(params, (tx) => changeAccountFeatures(tx, change, body)) };
    },
  );

  serveWithoutTransaction(app, 'POST /operation/accounts/new', async ({ body, request }) => {
    const { by } = await getOperator(request);
    const { accountId, userId } = await createAccountAsOperator(request, { ...body, by }, openTrial);
    // Nobody keeps a link: whoever asks again, because an answer was lost, gets another one for the same account.
    return withMail(
      await database.asAccount({ accountId }, async (tx) => ({
        link: await createAccessLink(tx, { accountId, userId, by }),
        account: await loadAccount(tx, accountId),
      })),
    );
  });

  serveWithoutTransaction(
    app,
    'POST /operation/accounts/link/:accountId',
    async ({ params, body, request }) => {
      const { by } = await getOperator(request);
      return withMail(
        await database.asAccount(params, (tx) => createOwnerAccessLink(tx, { ...params, ...body, by })),
      );
    },
  );

  serveWithoutTransaction(
    app,
    'POST /operation/accounts/mail-link/:accountId',
    async ({ params, body, request }) => {
      const { by } = await getOperator(request);
      return database.asAccount(params, (tx) => mailOwnerAccessLink(tx, mailer, { ...params, ...body, by }));
    },
  );

  serveWithoutTransaction(
    app,
    'POST /operation/accounts/factor-reset/:accountId',
    async ({ params, body, request }) => {
      const { by } = await getOperator(request);
      const attempt = {
        caller: getCaller(request),
        key: 'POST /operation/accounts/factor-reset/:accountId' as const,
        request,
        worksIn: params.accountId,
      };
      const reset = { ...params, ...body, by };
      return (await runIdempotently(database, attempt, (tx) => resetOwnerFactor(tx, request, reset))).answer;
    },
  );

  serveWithoutTransaction(
    app,
    'PUT /operation/accounts/finance-status/:accountId',
    async ({ params, body, request }) => {
      const change = { ...params, ...(await getOperator(request)) };
      return { account: await database.asAccount(params, (tx) => changeFinanceStatus(tx, change, body)) };
    },
  );

  serveWithoutTransaction(app, 'GET /operation/accounts/clock/:accountId', ({ params }) =>
    database.asAccount(params, (tx) => loadAccountClock(tx, app.jobs, { ...params, mayMove: mayMoveClocks })),
  );

  serveWithoutTransaction(
    app,
    'POST /operation/accounts/clock/:accountId',
    async ({ params, body, request }) => {
      const { by } = await getOperator(request);
      const move = { ...params, ...body, by, mayMove: mayMoveClocks };
      const attempt = {
        caller: getCaller(request),
        key: 'POST /operation/accounts/clock/:accountId' as const,
        request,
        worksIn: params.accountId,
      };
      return (await runIdempotently(database, attempt, (tx) => moveAccountClock(tx, app.jobs, move))).answer;
    },
  );

  serveWithoutTransaction(app, 'GET /operation/whitelabels', async () => ({
    whitelabels: await database.asSystem(listWhitelabelChoices),
  }));

  serveWithoutTransaction(app, 'POST /users/recovery', ({ body, request }) =>
    requestRecoveryLink(request, body.email),
  );

  serveWithoutTransaction(app, 'POST /users/access-link/read', ({ body }) =>
    loadAccessLink(database, body.token),
  );

  serveWithoutTransaction(app, 'POST /users/access-link/use', ({ body, request }) =>
    setPasswordByLink(request, body),
  );
}
