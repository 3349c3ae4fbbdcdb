import { getCaller } from '@girassol/api-platform/http/authorise';
import { serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FinancePlatform, FinanceUser } from './finance-platform';
import { requireFinancePlatform } from './require-finance-platform';

/** Registers the routes by which an account reads its finance platform and signs in there. */
export function registerFinancePlatformRoutes(app: FastifyInstance, platform: FinancePlatform): void {
  /** Checks the rights in a transaction that has ended before the platform is called. */
  const admit = async (request: FastifyRequest): Promise<FinanceUser> => {
    const caller = getCaller(request);
    await app.database.asAccount(caller, (tx) => requireFinancePlatform(tx, caller));
    return caller;
  };
  serveWithoutTransaction(app, 'POST /azume-financial/auth-external', async ({ request }) => ({
    data: await platform.connect(await admit(request)),
  }));
  serveWithoutTransaction(app, 'GET /azume-financial/organizations', async ({ request }) => ({
    data: await platform.listOrganizations(await admit(request)),
  }));
  serveWithoutTransaction(app, 'GET /azume-financial/bank-accounts', async ({ request }) => ({
    data: await platform.listBankAccounts(await admit(request)),
  }));
  serveWithoutTransaction(app, 'GET /azume-financial/cost-centers', async ({ request }) => ({
    data: await platform.listCostCenters(await admit(request)),
  }));
  serveWithoutTransaction(app, 'GET /azume-financial/categories', async ({ request }) => ({
    data: await platform.listCategories(await admit(request)),
  }));
  serveWithoutTransaction(app, 'GET /azume-financial/login-code', async ({ request }) => ({
    data: await platform.createLoginCode(await admit(request)),
  }));
}
