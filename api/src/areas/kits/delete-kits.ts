import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishCatalogueChanged } from '../catalogue/publish-catalogue-changed';
import { lockEditableKits } from './kit-access';

/** Deletes kits, all or none (kits-007). Proposals keep the data that they copied from a kit. */
export async function deleteKits(tx: Tx, caller: Caller, ids: string[]): Promise<{ deleted: number }> {
  const kits = await lockEditableKits(tx, caller, ids);
  await tx
    .deleteFrom('kits')
    .where('account_id', '=', caller.accountId)
    .where(
      'id',
      'in',
      kits.map(({ id }) => id),
    )
    .execute();
  await publishCatalogueChanged(tx, caller, 'kits');
  return { deleted: kits.length };
}
