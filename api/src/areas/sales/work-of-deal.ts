import { formatDate } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { type Actor, writeHistory } from '../../platform/histories/write-history';
import { itemLabel } from '../items/item-label';

/** The project and the work that a deal has from an earlier win: a second win creates none again. */
export const workOfDeal = (tx: Tx, { account_id, deal_id }: Row<'sales'>): Promise<Row<'sales'>[]> =>
  tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('deal_id', '=', deal_id)
    .where('type', 'in', ['PROJECT', 'INSTALLATION'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Gives what is still being worked on the day of delivery that was agreed now. */
export async function moveDeadlines(
  tx: Tx,
  caller: Caller,
  actor: Actor,
  work: Row<'sales'>[],
  dueDate: string,
): Promise<void> {
  const late = work.filter((item) => item.status === 'IN_PROGRESS' && item.due_date !== dueDate);
  for (const item of late) {
    await tx
      .updateTable('sales')
      .set({ due_date: dueDate })
      .where('account_id', '=', caller.accountId)
      .where('id', '=', item.id)
      .execute();
    await writeHistory(tx, caller, actor, {
      customerId: item.customer_id,
      saleId: item.id,
      title: 'Mudança de prazo',
      content: `${itemLabel(item)}: prazo ${formatDate(dueDate)}, combinado ao ganhar a venda.`,
    });
    await publish(tx, caller, {
      kind: 'item-changed',
      board: item.type,
      item: item.id,
      column: item.column_id,
    });
  }
}
