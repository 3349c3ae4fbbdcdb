import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { itemAudience } from '../kanbans/item-audience';

/** Tells an item's board and panel that something happened in its notes. `activity` counts as life on the card. */
export async function touchItem(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  activity: string | null,
): Promise<void> {
  if (activity !== null) {
    await tx
      .updateTable('sales')
      .set({ last_activity_at: sql<Date>`now()`, last_activity_text: activity })
      .where('account_id', '=', caller.accountId)
      .where('id', '=', item.id)
      .execute();
  }
  await publish(tx, caller, { kind: 'notes-changed', item: item.id }, itemAudience(item));
  // The signs of the card depend on activity and schedules.
  await publish(
    tx,
    caller,
    {
      kind: 'item-changed',
      board: item.type,
      item: item.id,
      column: item.column_id,
    },
    itemAudience(item),
  );
}
