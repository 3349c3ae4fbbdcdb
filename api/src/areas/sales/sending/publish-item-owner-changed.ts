import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import type { BoardKind } from '@girassol/shared-domain';
import { getItemAudience } from '../../kanbans/get-item-audience';

/** Maximum number of items that are published one by one. For more, open boards reload. */
const MAX_SINGLE_EVENTS = 30;

/**
 * Publishes to open boards that items have a new owner. Boards of users who could see an item before receive
 * that it changed or left; boards of the new owner receive that the item was added.
 */
export async function publishItemOwnerChanged(
  tx: Tx,
  caller: Caller,
  items: Row<'sales'>[],
  receiverId: string,
): Promise<void> {
  if (items.length > MAX_SINGLE_EVENTS) return publishBoardsChanged(tx, caller, items);
  for (const item of items) {
    const { id, type: board, status, column_id: column, rank } = item;
    const seers = getItemAudience(item, { ...item, owner_id: receiverId });
    if (status === 'IN_PROGRESS') {
      await publishEvent(
        tx,
        caller,
        { kind: 'item-placed', board, item: id, column, rank, fromColumn: null },
        seers,
      );
    }
    await publishEvent(tx, caller, { kind: 'item-changed', board, item: id, column }, seers);
  }
}

async function publishBoardsChanged(tx: Tx, caller: Caller, items: Row<'sales'>[]): Promise<void> {
  const kinds = new Set<BoardKind>(items.map(({ type }) => type));
  for (const board of kinds) await publishEvent(tx, caller, { kind: 'columns-changed', board });
}
