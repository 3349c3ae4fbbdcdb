import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import type { ColumnSortKey } from '@girassol/shared-domain';
import type { ParsedRequestBody, ParsedRequestParams, ResponseBody } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { lockColumnRanks } from '../column-ranks';
import { lockColumnItems, moveItemsToColumnEnd } from './column-items';
import { lockEditableBoard, requireColumn } from './lock-editable-board';

const SORT = 'PUT /kanbans/single/column/sort/:kid/:columnId';

/** SQL expression that items are sorted by. */
const sortKeys: Record<ColumnSortKey, RawBuilder<unknown>> = {
  name: sql`search_key`,
  amount: sql`amount_cents`,
  registryDate: sql`registered_at`,
  lastActivity: sql`last_activity_at`,
  leadTemperature: sql`lead_temperature`,
};

/** Sorts all cards of a column, also those that the caller cannot see. Equal cards keep their order. */
export async function sortColumn(
  tx: Tx,
  caller: Caller,
  { kid, columnId }: ParsedRequestParams<typeof SORT>,
  { by, direction }: ParsedRequestBody<typeof SORT>,
): Promise<ResponseBody<typeof SORT>> {
  const kanban = await lockEditableBoard(tx, caller, kid);
  requireColumn(kanban, columnId);
  const column = { accountId: caller.accountId, columnId };
  await lockColumnRanks(tx, column);

  const order = sql`${sortKeys[by]} ${sql.raw(direction)}, rank`;
  const items = await lockColumnItems(tx, column, order);
  await moveItemsToColumnEnd(
    tx,
    column,
    items.map(({ id }) => id),
  );
  await publishEvent(tx, caller, { kind: 'columns-changed', board: kanban.type });
  return { sortedItems: items.length };
}
