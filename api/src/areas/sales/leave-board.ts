import type { ClosedStatus } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { NewRow, Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { type Actor, writeHistory } from '../../platform/histories/write-history';

interface Leaving {
  status: ClosedStatus;
  finishedDate: string;
  /** For the card: "ganho por Ana". */
  deed: string;
  /** The line of history. */
  title: string;
  content: string;
  /** What else the ending fills. */
  values?: Partial<Omit<NewRow<'sales'>, 'account_id' | 'id' | 'status'>>;
}

/** Takes a held item off its board. The totals of its column follow, and the items below it move up. */
export async function leaveBoard(
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
  await writeHistory(tx, caller, actor, { customerId: item.customer_id, saleId: item.id, title, content });
  await publish(tx, caller, { kind: 'item-left', board: item.type, item: item.id, column: item.column_id });
}
