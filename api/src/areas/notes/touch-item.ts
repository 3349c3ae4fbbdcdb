import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { enlivenItem, tellCard } from '../kanbans/enliven-item';
import { itemAudience } from '../kanbans/item-audience';

/** Tells an item's board and panel that something happened in its notes. `activity` counts as life on the card. */
export async function touchItem(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  activity: string | null,
): Promise<void> {
  if (activity !== null) await enlivenItem(tx, caller, item, activity);
  await publish(tx, caller, { kind: 'notes-changed', item: item.id }, itemAudience(item));
  // The signs of the card depend on activity and schedules.
  await tellCard(tx, caller, item);
}
