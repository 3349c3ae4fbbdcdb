import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import type { CatalogueKind } from '@girassol/shared-domain';
import { requireCatalogueEditor } from './catalogue-access';
import { loadCatalogueItemRow } from './list-catalogue-items';
import { publishCatalogueChanged } from './publish-catalogue-changed';

const MARK = ' (cópia)';
/** As long as a name may be. */
const MAX_NAME_LENGTHS: Record<CatalogueKind, number> = { modules: 80, inverters: 80, equipaments: 120 };

/** Duplicates a catalogue item. Returns the id of the copy, whose name marks it as a copy (catalogue-003). */
export async function duplicateCatalogueItem(
  tx: Tx,
  caller: Caller,
  kind: CatalogueKind,
  id: string,
): Promise<{ itemId: string }> {
  requireCatalogueEditor(caller);
  const { name, manufacturer, power, stock, price_cents, facts } = await loadCatalogueItemRow(
    tx,
    caller,
    kind,
    id,
  );
  const itemId = generateId();
  await tx
    .insertInto('catalogue_items')
    .values({
      account_id: caller.accountId,
      id: itemId,
      kind,
      name: name.slice(0, MAX_NAME_LENGTHS[kind] - MARK.length) + MARK,
      manufacturer,
      power: Number(power),
      stock,
      price_cents,
      facts: JSON.stringify(facts),
      updated_by: caller.userId,
    })
    .execute();
  await publishCatalogueChanged(tx, caller, kind);
  return { itemId };
}
