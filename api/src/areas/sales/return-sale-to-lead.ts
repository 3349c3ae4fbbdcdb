import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, meetsCondition } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { moveChecklistAnswers } from '../checklists/move-checklist-answers';
import { formatItemLabel } from '../items/format-item-label';
import { toBoardItem } from '../items/load-item';
import { loadVisibleItem } from '../kanbans/board-access';
import { getItemAudience } from '../kanbans/get-item-audience';
import { computeTopRank, lockTargetColumn } from '../kanbans/lock-target-columns';
import { clearedOutcomeColumns } from './return-item-to-board';

/**
 * Returns a sale to qualification (boards-062): the lead goes back to a column of its board and the sale is deleted.
 * The lead takes over values, notes and proposals of the sale, and keeps the answers to the checklist of sales. Items
 * that the sale created on other boards stay. Allowed for everybody who may see the sale.
 */
export async function returnSaleToLead(
  tx: Tx,
  caller: Caller,
  saleId: string,
  column: string,
): Promise<BoardItem> {
  const { related_pre_sale: leadId } = await loadVisibleItem(tx, caller, saleId);
  const { plan, areaName } = boardDescriptions.PRE_SALES;
  if (!meetsCondition({ plan }, caller)) throw notAllowed(`O plano da sua conta não inclui ${areaName}.`);
  if (!leadId) throw notFromLead();
  const target = await lockTargetColumn(tx, caller.accountId, { type: 'PRE_SALES', column });
  // The lead before its sale, here and where a lead is deleted: nobody waits for the other.
  const lead = await lockLead(tx, caller, leadId);
  const sale = await loadVisibleItem(tx, caller, saleId, { forUpdate: true });
  if (!lead || sale.related_pre_sale !== leadId) throw notFromLead();

  const actor = await loadActor(tx, caller);
  const rank = await computeTopRank(tx, target);
  const back = await tx
    .updateTable('sales')
    .set({
      ...clearedOutcomeColumns,
      ...getValuesForLead(sale),
      column_id: target.columnId,
      rank,
      last_activity_at: sql<Date>`now()`,
      last_activity_text: `volta à qualificação por ${actor.firstName}`,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', leadId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await moveRecordsToLead(tx, caller, { saleId, leadId });

  await addHistoryLine(tx, caller, actor, {
    customerId: lead.customer_id,
    saleId: leadId,
    title: 'Volta à qualificação',
    content: `${formatItemLabel(sale)}, "${sale.name}", voltou a ser ${formatItemLabel(lead)} em "${target.title}".`,
  });
  await publishEvent(
    tx,
    caller,
    { kind: 'item-left', board: sale.type, item: saleId, column: sale.column_id },
    getItemAudience(sale),
  );
  await publishEvent(
    tx,
    caller,
    {
      kind: 'item-placed',
      board: 'PRE_SALES',
      item: leadId,
      column: target.columnId,
      rank,
      fromColumn: lead.status === 'IN_PROGRESS' ? lead.column_id : null,
    },
    getItemAudience(lead),
  );
  await publishEvent(tx, caller, { kind: 'notes-changed', item: leadId }, getItemAudience(lead));
  return toBoardItem(tx, caller, back);
}

const lockLead = (tx: Tx, { accountId }: Caller, leadId: string): Promise<Row<'sales'> | undefined> =>
  tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', leadId)
    .forUpdate()
    .executeTakeFirst();

/** Returns the values of a sale that its lead takes over. */
const getValuesForLead = ({
  name,
  amount_cents,
  power,
  lead_temperature,
  uc_type,
  mods_qtd,
  inv_qtd,
  ...sale
}: Row<'sales'>) => ({
  name,
  amount_cents,
  power,
  lead_temperature,
  uc_type,
  mods_qtd,
  inv_qtd,
  distance: sale.distance,
  roof_hight: sale.roof_hight,
  inverter_type: sale.inverter_type,
  work_city: sale.work_city,
  work_address: sale.work_address,
});

/** Gives the lead what belonged to the sale, and removes the sale. */
async function moveRecordsToLead(
  tx: Tx,
  { accountId }: Caller,
  { saleId, leadId }: { saleId: string; leadId: string },
): Promise<void> {
  for (const table of ['notes', 'proposals', 'sale_contracts'] as const) {
    await tx
      .updateTable(table)
      .set({ sale_id: leadId })
      .where('account_id', '=', accountId)
      .where('sale_id', '=', saleId)
      .execute();
  }
  await moveChecklistAnswers(tx, accountId, { from: saleId, to: leadId, board: 'SALES' });
  await tx.deleteFrom('sales').where('account_id', '=', accountId).where('id', '=', saleId).execute();
}

const notFromLead = () => new Refusal(409, 'O lead do qual esta venda veio não existe mais.');
