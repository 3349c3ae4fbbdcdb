import type { Caller } from '@girassol/api-platform/access';
import type { NewRow, Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { type Actor, addHistoryLine } from '@girassol/api-platform/histories/write-history';
import type { ClosedItemStatus } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { getItemAudience } from '../kanbans/get-item-audience';
import { notifyItemFollowers } from '../kanbans/notify-item-followers';

interface Leaving {
  status: ClosedItemStatus;
  finishedDate: string;
  /** For the card: "ganho por Ana". */
  deed: string;
  /** The line of history. */
  title: string;
  content: string;
  /** Other columns that the ending sets. */
  values?: Partial<Omit<NewRow<'sales'>, 'account_id' | 'id' | 'status'>>;
}

/**
 * Removes a locked item from its board, and updates the totals of its column and the positions of the items
 * below.
 */
export async function removeFromBoard(
  tx: Tx,
  caller: Caller,
  actor: Actor,
  item: Row<'sales'>,
  { status, finishedDate, deed, title, content, values }: Leaving,
): Promise<void> {
  await tx
    .updateTable('sales')
    .set({
      ...values,
      status,
      finished_date: finishedDate,
      closed_at: sql<Date>`now()`,
      last_activity_at: sql<Date>`now()`,
      last_activity_text: `${deed} por ${actor.firstName}`,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', item.id)
    .execute();
  await addHistoryLine(tx, caller, actor, { customerId: item.customer_id, saleId: item.id, title, content });
  await publishEvent(
    tx,
    caller,
    { kind: 'item-left', board: item.type, item: item.id, column: item.column_id },
    getItemAudience(item),
  );
  await notifyItemFollowers(tx, caller, item, `${title}, por ${actor.firstName}.`);
}
