import { readsKits } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { kitOwners } from './kit-scope';

/** How many kits this view of the account has (kits-014); none where kits are hidden. */
export async function countKits(tx: Tx, caller: Caller, fetchId: string): Promise<number> {
  if (!readsKits(caller)) return 0;
  const owners = await kitOwners(tx, caller, fetchId);
  const { kits } = await tx
    .selectFrom('kits')
    .select((eb) => eb.fn.countAll<number>().as('kits'))
    .where('account_id', '=', caller.accountId)
    .$if(owners !== null, (query) => query.where('owner_id', 'in', owners ?? []))
    .executeTakeFirstOrThrow();
  return kits;
}
