import type { Answer } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { ownerOf } from '../../platform/access/owner-of';
import type { Tx } from '../../platform/database';
import { visibleVendors } from './visible-vendors';

type SessionAnswer = Answer<'POST /users/login'>;

/** The session as the browser keeps it. */
export async function describeSession(tx: Tx, caller: Caller, token: string): Promise<SessionAnswer> {
  const own = await tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .innerJoin('sessions', 'sessions.account_id', 'users.account_id')
    .select([
      'users.email',
      'users.name',
      'accounts.status',
      'accounts.finance_status',
      'sessions.expires_at',
    ])
    .where('users.account_id', '=', caller.accountId)
    .where('users.id', '=', caller.userId)
    .where('sessions.id', '=', caller.sessionId)
    .executeTakeFirstOrThrow();
  const vendors = await visibleVendors(tx, caller);

  return {
    userId: caller.userId,
    email: own.email,
    personalData: { name: own.name },
    managerId: caller.accountId,
    managerUserId: (await ownerOf(tx, caller.accountId)).id,
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
  };
}
