import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { sql } from 'kysely';
import { getItemAudience } from './get-item-audience';

/** Updates the last activity of an item, so that the item does not count as idle and its card shows the activity. */
export async function updateItemLastActivity(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  { id }: Pick<Row<'sales'>, 'id'>,
  activity: string,
): Promise<void> {
  await tx
    .updateTable('sales')
    .set({ last_activity_at: sql<Date>`now()`, last_activity_text: activity })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Publishes to the open boards of all users who may see an item that its card changed. */
export async function publishItemChanged(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  item: Row<'sales'>,
): Promise<void> {
  await publishEvent(
    tx,
    sender,
    { kind: 'item-changed', board: item.type, item: item.id, column: item.column_id },
    getItemAudience(item),
  );
}
