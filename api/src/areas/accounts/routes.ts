import type { Answer } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/http/authorise';
import { asAccountOnce } from '../../platform/http/idempotency';
import { serveWithoutRows } from '../../platform/http/serve';
import { nameOf } from '../registry/operator';
import { acceptAccessLink, makeAccessLink, readAccessLink } from './access-links';
import { moveAccountClock, readAccountClock } from './account-clock';
import { changeAccount } from './change-account';
import { giveOwnerLink } from './give-owner-link';
import { listAccounts } from './list-accounts';
import { mailOwnerLink } from './mail-owner-link';
import { openCustomerAccount } from './open-customer-account';
import { readAccount } from './read-account';
import { readWhitelabels } from './whitelabels';

/** Where the administration of the platform looks after accounts, and where their owners choose a password. */
export function accountRoutes(app: FastifyInstance, { mayMoveClocks }: { mayMoveClocks: boolean }): void {
  const { database, mailer } = app;
  const operatorOf = async (request: FastifyRequest) => {
    const caller = callerOf(request);
    return { by: await nameOf(database, caller), clientId: caller.clientId };
  };

  /** Whoever gets a link reads whether this server can send it. */
  const withMail = (given: Answer<'POST /operation/accounts/new'>) => ({
    ...given,
    link: { ...given.link, mayMail: mailer.isOn },
  });

  serveWithoutRows(app, 'GET /operation/accounts/list/:multiplier', ({ params, query }) =>
    listAccounts(database, { search: query.search ?? '', multiplier: params.multiplier }),
  );

  serveWithoutRows(app, 'GET /operation/accounts/single/:accountId', async ({ params }) => ({
    account: await database.asAccount(params, (tx) => readAccount(tx, params.accountId)),
  }));

  serveWithoutRows(app, 'PUT /operation/accounts/single/:accountId', async ({ params, body, request }) => {
    const operator = await operatorOf(request);
    const change = { ...params, ...operator };
    return { account: await database.asAccount(params, (tx) => changeAccount(tx, change, body)) };
  });

  serveWithoutRows(app, 'POST /operation/accounts/new', async ({ body, request }) => {
    const { by } = await operatorOf(request);
    const { accountId, userId } = await openCustomerAccount(request, { ...body, by });
    // Nobody keeps a link: whoever asks again, because an answer was lost, gets another one for the same account.
    return withMail(
      await database.asAccount({ accountId }, async (tx) => ({
        link: await makeAccessLink(tx, { accountId, userId, by }),
        account: await readAccount(tx, accountId),
      })),
    );
  });

  serveWithoutRows(app, 'POST /operation/accounts/link/:accountId', async ({ params, body, request }) => {
    const { by } = await operatorOf(request);
    return withMail(await database.asAccount(params, (tx) => giveOwnerLink(tx, { ...params, ...body, by })));
  });

  serveWithoutRows(
    app,
    'POST /operation/accounts/mail-link/:accountId',
    async ({ params, body, request }) => {
      const { by } = await operatorOf(request);
      return database.asAccount(params, (tx) => mailOwnerLink(tx, mailer, { ...params, ...body, by }));
    },
  );

  serveWithoutRows(app, 'GET /operation/accounts/clock/:accountId', ({ params }) =>
    database.asAccount(params, (tx) => readAccountClock(tx, app.jobs, { ...params, mayMove: mayMoveClocks })),
  );

  serveWithoutRows(app, 'POST /operation/accounts/clock/:accountId', async ({ params, body, request }) => {
    const { by } = await operatorOf(request);
    const move = { ...params, ...body, by, mayMove: mayMoveClocks };
    const attempt = {
      caller: callerOf(request),
      key: 'POST /operation/accounts/clock/:accountId',
      request,
      worksIn: params.accountId,
    };
    return (await asAccountOnce(database, attempt, (tx) => moveAccountClock(tx, app.jobs, move))).answer;
  });

  serveWithoutRows(app, 'GET /operation/whitelabels', async () => ({
    whitelabels: await database.asSystem(readWhitelabels),
  }));

  serveWithoutRows(app, 'POST /users/access-link/read', ({ body }) => readAccessLink(database, body.token));

  serveWithoutRows(app, 'POST /users/access-link/use', ({ body }) => acceptAccessLink(database, body));
}
