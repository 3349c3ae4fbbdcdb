import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { CatalogueKind } from '@girassol/shared-domain';
import { requireCatalogueEditor } from './catalogue-access';
import { publishCatalogueChanged } from './publish-catalogue-changed';

/**
 * Deletes items of a catalogue, and returns how many were deleted; ids of items that no longer exist are
 * ignored. Kits and proposals keep their own copies of the items.
 */
export async function deleteCatalogueItems(
  tx: Tx,
  caller: Caller,
  kind: CatalogueKind,
  ids: string[],
): Promise<{ deleted: number }> {
  requireCatalogueEditor(caller);
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
  await publishCatalogueChanged(tx, caller, kind);
  return { deleted: gone.length };
}
