import { boards, formatItemNumber, formatMoney } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { Refusal } from '../../platform/refusals/refusal';
import { afterSalesDataOf, linesOf, totalCents } from './after-sales-data';

type Changed = Answer<'POST /sales/single/services/single/:saleId/:serviceId'>;

/** R$ 9,999,999,999.99: what an item can cost. */
const MOST_CENTS = 999_999_999_999;

/** After a line of an activity changed: its amount is the total, its history tells, and every open board hears. */
export async function changeServices(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  { title, service }: { title: string; service: string },
): Promise<Changed> {
  const total = totalCents(await linesOf(tx, item));
  if (total > MOST_CENTS) {
    throw new Refusal(400, 'A soma dos serviços passa do valor que uma atividade pode ter.', {
      fields: [{ path: 'price', message: 'Valor alto demais.' }],
    });
  }
  const actor = await actorOf(tx, caller);
  const changed = await tx
    .updateTable('sales')
    .set({
      amount_cents: total,
      last_activity_at: sql<Date>`now()`,
      last_activity_text: `serviço de ${actor.firstName}`,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', item.id)
    .returningAll()
    .executeTakeFirstOrThrow();

  await writeHistory(tx, caller, actor, {
    customerId: item.customer_id,
    saleId: item.id,
    title,
    content: `"${service}" em ${boards[item.type].itemName} ${formatItemNumber(item.number)}. Total: ${formatMoney(total / 100)}.`,
  });
  await publish(tx, caller, {
    kind: 'item-changed',
    board: item.type,
    item: item.id,
    column: item.column_id,
  });
  return { price: total / 100, afterSalesData: await afterSalesDataOf(tx, changed) };
}
