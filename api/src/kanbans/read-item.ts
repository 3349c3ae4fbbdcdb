import { toIsoDate } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import type { Caller } from '../access';
import { customerAnswer } from '../customers/customer-answer';
import type { Row, Tx } from '../database';
import { visibleItem } from './board-access';
import { cardOf } from './card-json';

/** One item with everything its panel shows. */
export async function readItem(tx: Tx, caller: Caller, itemId: string): Promise<BoardItem> {
  return boardItem(tx, await visibleItem(tx, caller, itemId));
}

/** The answer for an item the caller may see. */
export async function boardItem(tx: Tx, item: Row<'sales'>): Promise<BoardItem> {
  const card = await cardOf(tx, item.account_id, item.id, 0);
  const customer = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', item.account_id)
    .where('id', '=', item.customer_id)
    .executeTakeFirstOrThrow();
  const column = await tx
    .selectFrom('kanban_columns')
    .select('title')
    .where('account_id', '=', item.account_id)
    .where('id', '=', item.column_id)
    .executeTakeFirstOrThrow();

  const answered = customerAnswer(customer);
  return {
    ...card,
    customer: answered,
    ucType: item.uc_type,
    modsQtd: item.mods_qtd,
    invQtd: item.inv_qtd,
    distance: numberOf(item.distance),
    roofHight: numberOf(item.roof_hight),
    inverterType: item.inverter_type,
    saleLostReason: item.sale_lost_reason,
    approvedProposal: item.approved_proposal,
    execStatus: item.exec_status,
    finishedDate: item.finished_date,
    confirmedAmount: item.confirmed_amount_cents === null ? null : item.confirmed_amount_cents / 100,
    relatedPreSale: item.related_pre_sale,
    // A work is at the customer's address unless it says otherwise.
    workCity: item.work_city || answered.city,
    workAddress: item.work_address || answered.address,
    registryDate: toIsoDate(item.registered_at.getTime()),
    columnTitle: column.title,
  };
}

const numberOf = (numeric: string | null): number | null => (numeric === null ? null : Number(numeric));
