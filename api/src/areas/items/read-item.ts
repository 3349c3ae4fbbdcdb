import { toIsoDate } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { afterSalesDataOf } from '../after-sales/after-sales-data';
import { customerAnswer } from '../customers/customer-answer';
import { visibleItem } from '../kanbans/board-access';
import { cardOf } from '../kanbans/card-json';
import { contractRefs } from './contracts-of-item';
import { listRejections } from './list-rejections';

/** One item with everything its panel shows. */
export async function readItem(tx: Tx, caller: Caller, itemId: string): Promise<BoardItem> {
  return boardItem(tx, caller, await visibleItem(tx, caller, itemId));
}

/** The answer for an item the caller may see. */
export async function boardItem(tx: Tx, caller: Caller, item: Row<'sales'>): Promise<BoardItem> {
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
    contracts: await contractRefs(tx, caller, item),
    approvedProposalData: await approvedProposal(tx, item),
    acceptedProposal: await acceptedProposal(tx, item),
    execStatus: item.exec_status,
    finishedDate: item.finished_date,
    confirmedAmount: item.confirmed_amount_cents === null ? null : item.confirmed_amount_cents / 100,
    relatedPreSale: item.related_pre_sale,
    qualifiedSale: item.type === 'PRE_SALES' ? await saleOf(tx, item) : null,
    // A work is at the customer's address unless it says otherwise.
    workCity: item.work_city || answered.city,
    workAddress: item.work_address || answered.address,
    registryDate: toIsoDate(item.registered_at.getTime()),
    columnTitle: column.title,
    rejectReasons: await listRejections(tx, item),
    afterSalesData: item.type === 'AFTER_SALES' ? await afterSalesDataOf(tx, item) : null,
  };
}

const numberOf = (numeric: string | null): number | null => (numeric === null ? null : Number(numeric));

/** The sale that a lead became; the last one, should it have come back and gone again. */
async function saleOf(tx: Tx, { account_id, id }: Row<'sales'>): Promise<BoardItem['qualifiedSale']> {
  const sale = await tx
    .selectFrom('sales')
    .select(['id', 'number', 'name'])
    .where('account_id', '=', account_id)
    .where('related_pre_sale', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return sale ? { _id: sale.id, id: sale.number, type: 'SALES', name: sale.name } : null;
}

async function approvedProposal(
  tx: Tx,
  { account_id, approved_proposal }: Row<'sales'>,
): Promise<BoardItem['approvedProposalData']> {
  if (approved_proposal === null) return null;
  const proposal = await tx
    .selectFrom('proposals')
    .select(['id', 'count', 'power', 'final_price_cents'])
    .where('account_id', '=', account_id)
    .where('id', '=', approved_proposal)
    .executeTakeFirst();
  if (!proposal) return null;
  const { id, count, power, final_price_cents } = proposal;
  return { _id: id, count, power: Number(power), finalPrice: final_price_cents / 100 };
}

/** What the customer agreed to last, of the proposals made for this item. */
async function acceptedProposal(
  tx: Tx,
  { account_id, id }: Row<'sales'>,
): Promise<BoardItem['acceptedProposal']> {
  const found = await tx
    .selectFrom('proposals as p')
    .innerJoin('proposal_acceptances as a', (join) =>
      join
        .onRef('a.account_id', '=', 'p.account_id')
        .onRef('a.proposal_id', '=', 'p.id')
        .onRef('a.version', '=', 'p.version'),
    )
    .select(['p.id', 'p.count', 'p.power', 'p.final_price_cents', 'a.name', 'a.accepted_at'])
    .where('p.account_id', '=', account_id)
    .where('p.sale_id', '=', id)
    .where('p.finished', '=', true)
    .orderBy('a.accepted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return null;
  return {
    _id: found.id,
    count: found.count,
    power: Number(found.power),
    finalPrice: found.final_price_cents / 100,
    acceptedTimestamp: found.accepted_at.getTime(),
    acceptedBy: found.name,
  };
}
