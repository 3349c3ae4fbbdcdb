import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import type { ColumnValues } from '../changes';
import type { ImportContext } from '../target';
import { formatImportActivity } from './insert-items';

/**
 * Updates value and owner of existing items from an import, in one statement. An item that a user has changed
 * since an earlier import is not marked as imported, so that undoing the earlier import does not delete the
 * item.
 */
export async function updateItems(
  tx: Tx,
  { caller, actor }: ImportContext,
  writes: readonly { id: string; columns: ColumnValues }[],
): Promise<void> {
  if (writes.length === 0) return;
  const rows = writes.map(({ id, columns }) => ({ ...columns, id }));
  await sql`
    update sales as item
    set amount_cents = coalesce(row.amount_cents, item.amount_cents), owner_id = coalesce(row.owner_id, item.owner_id),
      last_activity_at = now(),
      last_activity_text = case when starts_with(item.last_activity_text, ${formatImportActivity('')})
        then ${formatImportActivity(actor.firstName)} else ${`planilha de ${actor.firstName}`} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, amount_cents bigint, owner_id uuid)
    where item.account_id = ${caller.accountId} and item.id = row.id`.execute(tx);
}
