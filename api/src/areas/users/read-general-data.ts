import type { Answer } from '@girassol/shared-domain/contract';
import { type Caller, resolveScope } from '../../platform/access';
import { ownerOf } from '../../platform/access/owner-of';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';
import { countKits } from '../kits/count-kits';
import { visibleVendors } from './visible-vendors';

type GeneralData = Answer<'GET /users/general-data/:userId'>;

/** A user and what belongs to the account, when the caller may look at that user. */
export async function readGeneralData(tx: Tx, caller: Caller, fetchId: string): Promise<GeneralData> {
  const scope = await resolveScope(tx, caller, fetchId);
  if (scope.kind === 'TEAM') throw notFound();
  const userId = scope.userIds?.[0] ?? (await ownerOf(tx, caller.accountId)).id;
  const user = await tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.email', 'users.type', 'users.name', 'users.phone', 'accounts.finance_status'])
    .where('users.account_id', '=', caller.accountId)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const vendors = await visibleVendors(tx, caller);

  return {
    user: {
      _id: user.id,
      email: user.email,
      type: user.type,
      personalData: { name: user.name, phone: user.phone },
    },
    vendors: vendors.map(({ id, name, email }) => ({ _id: id, email, personalData: { name } })),
    activeModules: caller.session.activeModules,
    whitelabel: caller.session.whitelabel,
    azumeFinanceData: { status: user.finance_status },
    isSerranaCalcClient: caller.calculatorOnly,
    totalKits: await countKits(tx, caller, fetchId),
  };
}
