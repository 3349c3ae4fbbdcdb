import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { getItemAudience } from '../kanbans/get-item-audience';
import { publishItemChanged, updateItemLastActivity } from '../kanbans/touch-item';

/**
 * Publishes to board and panel of an item that its notes changed. A non-null `activity` also updates the last activity
 * of the item.
 */
export async function publishNotesChanged(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  activity: string | null,
): Promise<void> {
  if (activity !== null) await updateItemLastActivity(tx, caller, item, activity);
  await publishEvent(tx, caller, { kind: 'notes-changed', item: item.id }, getItemAudience(item));
  // The signs of the card depend on activity and schedules.
  await publishItemChanged(tx, caller, item);
}
