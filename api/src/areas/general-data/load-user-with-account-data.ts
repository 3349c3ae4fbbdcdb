import { listVisibleVendors, removeLoginTag } from '@girassol/account-api/users';
import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { countKits } from '../kits/count-kits';

type GeneralData = ResponseBody<'GET /users/general-data/:userId'>;

/**
 * Loads a user with data of the account: visible vendors, modules, white label, status of financing and
 * number of kits. Throws 404 if the caller may not see the user.
 */
export async function loadUserWithAccountData(tx: Tx, caller: Caller, fetchId: string): Promise<GeneralData> {
  const scope = await resolveUserScope(tx, caller, fetchId);
  if (scope.kind === 'TEAM') throw notFound();
  const userId = scope.userIds?.[0] ?? (await loadAccountOwner(tx, caller.accountId)).id;
  const user = await tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.email', 'users.type', 'users.name', 'users.phone', 'accounts.finance_status'])
    .where('users.account_id', '=', caller.accountId)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const vendors = await listVisibleVendors(tx, caller);

  return {
    user: {
      _id: user.id,
      email: user.email,
      type: user.type,
      personalData: { name: user.name, phone: user.phone },
    },
    vendors: vendors.map(({ id, name, email }) => ({
      _id: id,
      email: removeLoginTag(email),
      personalData: { name },
    })),
    activeModules: caller.session.activeModules,
    whitelabel: caller.session.whitelabel,
    azumeFinanceData: { status: user.finance_status },
    isSerranaCalcClient: caller.calculatorOnly,
    totalKits: await countKits(tx, caller, fetchId),
  };
}
