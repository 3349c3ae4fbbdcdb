import type { ColumnSortKey } from '@girassol/shared-domain';
import type { Answer, ParsedBody, ParsedParams } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { publish } from '../../../platform/events/publish';
import { lockColumn } from '../place';
import { appendItems, holdColumnItems } from './column-items';
import { columnOf, managedBoard } from './managed-board';

const SORT = 'PUT /kanbans/single/column/sort/:kid/:columnId';

/** What an item is compared by. */
const compared: Record<ColumnSortKey, RawBuilder<unknown>> = {
  name: sql`search_key`,
  amount: sql`amount_cents`,
  registryDate: sql`registered_at`,
  lastActivity: sql`last_activity_at`,
  leadTemperature: sql`lead_temperature`,
};

/** Puts all cards of a column in an order, also those that only others see. Equal ones keep the order they had. */
export async function sortColumn(
  tx: Tx,
  caller: Caller,
  { kid, columnId }: ParsedParams<typeof SORT>,
  { by, direction }: ParsedBody<typeof SORT>,
): Promise<Answer<typeof SORT>> {
  const kanban = await managedBoard(tx, caller, kid);
  columnOf(kanban, columnId);
  const column = { accountId: caller.accountId, columnId };
  await lockColumn(tx, column);

  const order = sql`${compared[by]} ${sql.raw(direction)}, rank`;
  const items = await holdColumnItems(tx, column, order);
  await appendItems(
    tx,
    column,
    items.map(({ id }) => id),
  );
  await publish(tx, caller, { kind: 'columns-changed', board: kanban.type });
  return { sortedItems: items.length };
}
