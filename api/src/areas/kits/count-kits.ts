import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { canViewKits } from '@girassol/shared-domain';
import { resolveKitOwners } from './kit-access';

/**
 * Counts the kits that a list for `fetchId` shows, which names a user, a team or the company (kits-014).
 * Returns 0 if the caller may not see kits.
 */
export async function countKits(tx: Tx, caller: Caller, fetchId: string): Promise<number> {
  if (!canViewKits(caller)) return 0;
  const owners = await resolveKitOwners(tx, caller, fetchId);
  const { kits } = await tx
    .selectFrom('kits')
    .select((eb) => eb.fn.countAll<number>().as('kits'))
    .where('account_id', '=', caller.accountId)
    .$if(owners !== null, (query) => query.where('owner_id', 'in', owners ?? []))
    .executeTakeFirstOrThrow();
  return kits;
}
