import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { loadAfterSalesData } from '../after-sales/after-sales-data';
import { toCustomer } from '../customers/customer-records';
import { loadVisibleItem } from '../kanbans/board-access';
import { loadCard } from '../kanbans/card-json';
import { listContractRefs } from './item-contracts';
import { listDealRecords } from './list-deal-records';
import { listProjectRejections } from './list-project-rejections';

/** Loads one item that the caller may see, with everything that the item's panel shows. */
export async function loadItem(tx: Tx, caller: Caller, itemId: string): Promise<BoardItem> {
  return toBoardItem(tx, caller, await loadVisibleItem(tx, caller, itemId));
}

/**
 * Converts a row of `sales` to the item that the API returns, and loads everything that the item's panel
 * shows. Does not check whether the caller may see the item.
 */
export async function toBoardItem(tx: Tx, caller: Caller, item: Row<'sales'>): Promise<BoardItem> {
  const card = await loadCard(tx, item.account_id, item.id, 0);
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

  const answered = toCustomer(customer);
  return {
    ...card,
    customer: answered,
    ucType: item.uc_type,
    modsQtd: item.mods_qtd,
    invQtd: item.inv_qtd,
    distance: parseNumber(item.distance),
    roofHight: parseNumber(item.roof_hight),
    inverterType: item.inverter_type,
    saleLostReason: item.sale_lost_reason,
    approvedProposal: item.approved_proposal,
    contracts: await listContractRefs(tx, caller, item),
    approvedProposalData: await approvedProposal(tx, item),
    acceptedProposal: await findAcceptedProposal(tx, item),
    execStatus: item.exec_status,
    finishedDate: item.finished_date,
    confirmedAmount: item.confirmed_amount_cents === null ? null : item.confirmed_amount_cents / 100,
    relatedPreSale: item.related_pre_sale,
    qualifiedSale: item.type === 'PRE_SALES' ? await findQualifiedSale(tx, item) : null,
    dealRecords: await listDealRecords(tx, caller, item.deal_id),
    // A work is at the customer's address unless it says otherwise.
    workCity: item.work_city || answered.city,
    workAddress: item.work_address || answered.address,
    registryDate: toIsoDate(item.registered_at.getTime()),
    columnTitle: column.title,
    rejectReasons: await listProjectRejections(tx, item),
    afterSalesData: item.type === 'AFTER_SALES' ? await loadAfterSalesData(tx, item) : null,
  };
}

const parseNumber = (numeric: string | null): number | null => (numeric === null ? null : Number(numeric));

/** Finds the sale that a lead became, the last one if the lead was qualified several times. */
async function findQualifiedSale(
  tx: Tx,
  { account_id, id }: Row<'sales'>,
): Promise<BoardItem['qualifiedSale']> {
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

/** Finds the proposal of this item that the customer agreed to last. */
async function findAcceptedProposal(
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
