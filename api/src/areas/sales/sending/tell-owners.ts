import type { BoardKind } from '@girassol/shared-domain';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { publish } from '../../../platform/events/publish';

/** So many items are told one by one; of more, open boards read themselves again. */
const TOLD_SINGLY = 30;

type Told = Pick<Row<'sales'>, 'id' | 'type' | 'status' | 'column_id' | 'rank'>;

/**
 * Tells open boards that items have another owner. For a board that showed an item it changed, or is no longer there;
 * for the new owner's it came in.
 */
export async function tellOwners(tx: Tx, caller: Caller, items: Told[]): Promise<void> {
  if (items.length > TOLD_SINGLY) return tellBoards(tx, caller, items);
  for (const { id: item, type: board, status, column_id: column, rank } of items) {
    if (status === 'IN_PROGRESS') {
      await publish(tx, caller, { kind: 'item-placed', board, item, column, rank, fromColumn: null });
    }
    await publish(tx, caller, { kind: 'item-changed', board, item, column });
  }
}

async function tellBoards(tx: Tx, caller: Caller, items: Told[]): Promise<void> {
  const kinds = new Set<BoardKind>(items.map(({ type }) => type));
  for (const board of kinds) await publish(tx, caller, { kind: 'columns-changed', board });
}
