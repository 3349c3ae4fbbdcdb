import type { Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { lockAccountFeatures } from './change-account-features';

/**
 * Locks an account for a change of its owner's login by an operator, in a transaction of that account, and returns the owner's
 * id. Refused (403, `refusal`) if the owner administers the platform: nobody gets at another administrator's login.
 */
export async function lockOwnerOfAccount(tx: Tx, accountId: string, refusal: string): Promise<string> {
  await lockAccountFeatures(tx, accountId);
  const owner = await tx
    .selectFrom('users')
    .select(['id', 'is_admin'])
    .where('account_id', '=', accountId)
    .where('type', '=', 'MANAGER')
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!owner || owner.is_admin) throw notAllowed(refusal);
  return owner.id;
}
