import type { Database, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { FINANCE_ENTRY_PATH } from './entry/finance-entry-paths';
import type { FinancePlatform, FinanceUser } from './finance-platform';
import { createLoginCode, loadLoginCodeEnd } from './login-codes';
import { seedFinanceLists } from './seed-finance-lists';

/**
 * Creates the finance platform that is part of the product: its lists are tables of the account, which begin with usual
 * entries of a Brazilian installer when the account first connects.
 */
export function createEmbeddedFinancePlatform(database: Database): FinancePlatform {
  /** Runs work in a transaction of the user's account. Throws 409 if the account is not connected. */
  const connected = <Result>(user: FinanceUser, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    database.asAccount(user, async (tx) => {
      if (!(await findConnection(tx, user))) throw new Refusal(409, 'Abra antes a plataforma financeira.');
      return work(tx);
    });
  return {
    connect: (user) => database.asAccount(user, (tx) => connect(tx, user)),
    listOrganizations: (user) =>
      connected(user, (tx) =>
        tx
          .selectFrom('finance_organizations')
          .select(['id as _id', 'name'])
          .where('account_id', '=', user.accountId)
          .orderBy('name')
          .orderBy('id')
          .execute(),
      ),
    listBankAccounts: (user) =>
      connected(user, (tx) =>
        tx
          .selectFrom('finance_bank_accounts')
          .select(['id as _id', 'organization_id as organizationId', 'name', 'kind'])
          .where('account_id', '=', user.accountId)
          .orderBy('name')
          .orderBy('id')
          .execute(),
      ),
    listCostCenters: (user) =>
      connected(user, (tx) =>
        tx
          .selectFrom('finance_cost_centers')
          .select(['id as _id', 'organization_id as organizationId', 'code', 'name'])
          .where('account_id', '=', user.accountId)
          .orderBy('code')
          .orderBy('id')
          .execute(),
      ),
    listCategories: (user) =>
      connected(user, (tx) =>
        tx
          .selectFrom('finance_categories')
          .select([
            'id as _id',
            'organization_id as organizationId',
            'code',
            'name',
            'kind',
            'group_name as group',
          ])
          .where('account_id', '=', user.accountId)
          .orderBy('code')
          .orderBy('id')
          .execute(),
      ),
    createLoginCode: (user) => connected(user, (tx) => createLoginCode(tx, user)),
  };
}

async function connect(tx: Tx, user: FinanceUser) {
  const created = await tx
    .insertInto('finance_connections')
    .values({ account_id: user.accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('connected_at')
    .executeTakeFirst();
  if (created) await seedFinanceLists(tx, user.accountId);
  const { connected_at } = created ?? (await loadConnection(tx, user));
  return {
    connectedAt: connected_at.getTime(),
    loginCodeUntil: await loadLoginCodeEnd(tx, user),
    entryUrl: FINANCE_ENTRY_PATH,
  };
}

const selectConnection = (tx: Tx, { accountId }: FinanceUser) =>
  tx.selectFrom('finance_connections').select('connected_at').where('account_id', '=', accountId);

const findConnection = (tx: Tx, user: FinanceUser) => selectConnection(tx, user).executeTakeFirst();

const loadConnection = (tx: Tx, user: FinanceUser) => selectConnection(tx, user).executeTakeFirstOrThrow();
