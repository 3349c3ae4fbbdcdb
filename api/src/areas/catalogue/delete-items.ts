import type { CatalogueKind } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';
import { requireKeeper } from './catalogue-access';
import { tellCatalogue } from './tell-catalogue';

/**
 * Deletes items of a catalogue and answers how many there were: one that somebody else has deleted meanwhile is what was
 * asked for. Kits and proposals keep what they hold.
 */
export async function deleteItems(
  tx: Tx,
  caller: Caller,
  kind: CatalogueKind,
  ids: string[],
): Promise<{ deleted: number }> {
  requireKeeper(caller);
  const gone = await tx
    .deleteFrom('catalogue_items')
    .where('account_id', '=', caller.accountId)
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  if (gone.length === 0) {
    throw notFound(
      ids.length === 1 ? 'Este item não está mais no catálogo.' : 'Estes itens não estão mais no catálogo.',
    );
  }
  await tellCatalogue(tx, caller, kind);
  return { deleted: gone.length };
}
