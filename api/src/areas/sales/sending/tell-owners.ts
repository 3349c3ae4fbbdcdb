import type { BoardKind } from '@girassol/shared-domain';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { publish } from '../../../platform/events/publish';
import { itemAudience } from '../../kanbans/item-audience';

/** So many items are told one by one; of more, open boards read themselves again. */
const TOLD_SINGLY = 30;

/**
 * Tells open boards that items, as they were until now, have another owner. For a board that showed an item it changed, or
 * is no longer there; for the new owner's it came in.
 */
export async function tellOwners(
  tx: Tx,
  caller: Caller,
  items: Row<'sales'>[],
  receiverId: string,
): Promise<void> {
  if (items.length > TOLD_SINGLY) return tellBoards(tx, caller, items);
  for (const item of items) {
    const { id, type: board, status, column_id: column, rank } = item;
    const seers = itemAudience(item, { ...item, owner_id: receiverId });
    if (status === 'IN_PROGRESS') {
      await publish(
        tx,
        caller,
        { kind: 'item-placed', board, item: id, column, rank, fromColumn: null },
        seers,
      );
    }
    await publish(tx, caller, { kind: 'item-changed', board, item: id, column }, seers);
  }
}

async function tellBoards(tx: Tx, caller: Caller, items: Row<'sales'>[]): Promise<void> {
  const kinds = new Set<BoardKind>(items.map(({ type }) => type));
  for (const board of kinds) await publish(tx, caller, { kind: 'columns-changed', board });
}
