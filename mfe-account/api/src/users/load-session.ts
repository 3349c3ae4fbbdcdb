import type { Caller } from '@girassol/api-platform/access';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { loadOwnFactorDueDate } from './factor-requirement/factor-requirement';
import { listVisibleVendors } from './list-visible-vendors';

/** Days after its creation in which an account counts as new. */
const NEW_ACCOUNT_DAYS = 45;

type SessionRecord = ResponseBody<'POST /users/login'>;

/** Loads the data of the caller's session as the API returns it after a login, which the browser stores. */
export async function loadSessionRecord(tx: Tx, caller: Caller, token: string): Promise<SessionRecord> {
  const own = await tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .innerJoin('sessions', 'sessions.account_id', 'users.account_id')
    .leftJoin('account_closures', (join) =>
      join.onRef('account_closures.account_id', '=', 'users.account_id').on('state', '=', 'WAITING'),
    )
    .select([
      'users.email',
      'users.name',
      'accounts.name as account_name',
      'accounts.status',
      'accounts.finance_status',
      'sessions.expires_at',
      'account_closures.ends_on',
      sql<boolean>`accounts.first_steps_hidden_at is null
        and accounts.created_at > now() - make_interval(days => ${NEW_ACCOUNT_DAYS})`.as('is_new'),
    ])
    .where('users.account_id', '=', caller.accountId)
    .where('users.id', '=', caller.userId)
    .where('sessions.id', '=', caller.sessionId)
    .executeTakeFirstOrThrow();
  const factorDueOn = await loadOwnFactorDueDate(tx, caller);
  const vendors = await listVisibleVendors(tx, caller);

  return {
    userId: caller.userId,
    email: own.email,
    personalData: { name: own.name },
    managerId: caller.accountId,
    managerUserId: (await loadAccountOwner(tx, caller.accountId)).id,
    vendors: vendors.map(({ id, name }) => ({ _id: id, personalData: { name } })),
    token,
    type: caller.session.type,
    isAdmin: caller.session.isAdmin,
    statusOk: caller.statusOk,
    status: own.status,
    signupPlan: caller.session.signupPlan,
    activeModules: caller.session.activeModules,
    whitelabel: caller.session.whitelabel,
    azumeFinanceData: { status: own.finance_status },
    isSerranaCalcClient: caller.calculatorOnly,
    admAccess: caller.session.isAdmin,
    expiration: own.expires_at.getTime(),
    closesOn: own.ends_on,
    ...(own.is_new && caller.statusOk && { isNew: true }),
    ...(caller.visit && {
      visit: {
        _id: caller.sessionId,
        visitor: caller.visit.visitorName,
        account: own.account_name,
        writes: caller.visit.writes,
      },
    }),
    ...(factorDueOn && { factorDueOn }),
    ...(caller.lacksRequiredFactor && !caller.visit && { needsFactor: true }),
  };
}
