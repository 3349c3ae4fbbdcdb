import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database';
import type { Columns } from '../changes';
import type { ImportContext } from '../target';
import { activityOf } from './insert-items';

/**
 * Changes value and owner of items in one statement. What people did to an item does not look as imported afterwards: the
 * import that made it must not take it away.
 */
export async function updateItems(
  tx: Tx,
  { caller, actor }: ImportContext,
  writes: readonly { id: string; columns: Columns }[],
): Promise<void> {
  if (writes.length === 0) return;
  const rows = writes.map(({ id, columns }) => ({ ...columns, id }));
  await sql`
    update sales as item
    set amount_cents = coalesce(row.amount_cents, item.amount_cents), owner_id = coalesce(row.owner_id, item.owner_id),
      last_activity_at = now(),
      last_activity_text = case when starts_with(item.last_activity_text, ${activityOf('')})
        then ${activityOf(actor.firstName)} else ${`planilha de ${actor.firstName}`} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, amount_cents bigint, owner_id uuid)
    where item.account_id = ${caller.accountId} and item.id = row.id`.execute(tx);
}
