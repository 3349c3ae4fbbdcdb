import type { CatalogueKind } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import { newId, type Tx } from '../../platform/database';
import { requireKeeper } from './catalogue-access';
import { itemRow } from './read-items';
import { tellCatalogue } from './tell-catalogue';

const MARK = ' (cópia)';
/** As long as a name may be. */
const LONGEST: Record<CatalogueKind, number> = { modules: 80, inverters: 80, equipaments: 120 };

/** Duplicates an item; answers the id of the copy, whose name says what it is (catalogue-003). */
export async function copyItem(
  tx: Tx,
  caller: Caller,
  kind: CatalogueKind,
  id: string,
): Promise<{ itemId: string }> {
  requireKeeper(caller);
  const { name, manufacturer, power, stock, price_cents, facts } = await itemRow(tx, caller, kind, id);
  const itemId = newId();
  await tx
    .insertInto('catalogue_items')
    .values({
      account_id: caller.accountId,
      id: itemId,
      kind,
      name: name.slice(0, LONGEST[kind] - MARK.length) + MARK,
      manufacturer,
      power: Number(power),
      stock,
      price_cents,
      facts: JSON.stringify(facts),
      updated_by: caller.userId,
    })
    .execute();
  await tellCatalogue(tx, caller, kind);
  return { itemId };
}
