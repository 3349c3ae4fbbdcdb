import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, formatItemNumber, formatMoney } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { getItemAudience } from '../kanbans/get-item-audience';
import { listServiceLines, loadAfterSalesData, sumServiceLines } from './after-sales-data';

type Changed = ResponseBody<'POST /sales/single/services/single/:saleId/:serviceId'>;

/** Maximum amount of an item, in cents: R$ 9,999,999,999.99. */
const MAX_CENTS = 999_999_999_999;

/**
 * Updates an activity after one of its service lines changed: sets the activity's amount to the total of its
 * lines, adds a history line, and publishes the change to open boards. Refused (400) if the total is above
 * the maximum amount.
 */
export async function applyServiceLineChange(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  { title, service }: { title: string; service: string },
): Promise<Changed> {
  const total = sumServiceLines(await listServiceLines(tx, item));
  if (total > MAX_CENTS) {
    throw new Refusal(400, 'A soma dos serviços passa do valor que uma atividade pode ter.', {
      fields: [{ path: 'price', message: 'Valor alto demais.' }],
    });
  }
  const actor = await loadActor(tx, caller);
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

  await addHistoryLine(tx, caller, actor, {
    customerId: item.customer_id,
    saleId: item.id,
    title,
    content: `"${service}" em ${boardDescriptions[item.type].itemName} ${formatItemNumber(item.number)}. Total: ${formatMoney(total / 100)}.`,
  });
  await publishEvent(
    tx,
    caller,
    {
      kind: 'item-changed',
      board: item.type,
      item: item.id,
      column: item.column_id,
    },
    getItemAudience(item),
  );
  return { price: total / 100, afterSalesData: await loadAfterSalesData(tx, changed) };
}
