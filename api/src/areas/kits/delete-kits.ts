import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { tellCatalogue } from '../catalogue/tell-catalogue';
import { keptKits } from './kit-scope';

/** Deletes kits, all or none (kits-007). Proposals keep what they took from them. */
export async function deleteKits(tx: Tx, caller: Caller, ids: string[]): Promise<{ deleted: number }> {
  const kits = await keptKits(tx, caller, ids);
  await tx
    .deleteFrom('kits')
    .where('account_id', '=', caller.accountId)
    .where(
      'id',
      'in',
      kits.map(({ id }) => id),
    )
    .execute();
  await tellCatalogue(tx, caller, 'kits');
  return { deleted: kits.length };
}
