import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { itemAudience } from './item-audience';

/** Something was done for an item: it stands idle no more, and its card says what was. */
export async function enlivenItem(
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

/** Tells open boards that the signs of a card are others. */
export async function tellCard(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  item: Row<'sales'>,
): Promise<void> {
  await publish(
    tx,
    sender,
    { kind: 'item-changed', board: item.type, item: item.id, column: item.column_id },
    itemAudience(item),
  );
}
