import { boards, meets } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import { moveAnswers } from '../checklists/move-answers';
import { itemLabel } from '../items/item-label';
import { boardItem } from '../items/read-item';
import { visibleItem } from '../kanbans/board-access';
import { itemAudience } from '../kanbans/item-audience';
import { lockTarget, topRank } from '../kanbans/lock-targets';
import { withoutEnding } from './return-to-board';

/**
 * Takes a sale back to qualification (boards-062): the lead returns to a column of its board and the sale is gone, as if
 * it had not been qualified. The lead takes over what was learned meanwhile, the notes and the proposals, and keeps the
 * answers to the checklist of sales until it is one again; what the sale made on other boards stays there. Whoever has
 * the sale may do it, as whoever has the lead may make it a sale.
 */
export async function backToPreSale(
  tx: Tx,
  caller: Caller,
  saleId: string,
  column: string,
): Promise<BoardItem> {
  const { related_pre_sale: leadId } = await visibleItem(tx, caller, saleId);
  const { plan, areaName } = boards.PRE_SALES;
  if (!meets({ plan }, caller)) throw notAllowed(`O plano da sua conta não inclui ${areaName}.`);
  if (!leadId) throw notFromLead();
  const target = await lockTarget(tx, caller.accountId, { type: 'PRE_SALES', column });
  // The lead before its sale, here and where a lead is deleted: nobody waits for the other.
  const lead = await heldLead(tx, caller, leadId);
  const sale = await visibleItem(tx, caller, saleId, { forUpdate: true });
  if (!lead || sale.related_pre_sale !== leadId) throw notFromLead();

  const actor = await actorOf(tx, caller);
  const rank = await topRank(tx, target);
  const back = await tx
    .updateTable('sales')
    .set({
      ...withoutEnding,
      ...learned(sale),
      column_id: target.columnId,
      rank,
      last_activity_at: sql<Date>`now()`,
      last_activity_text: `volta à qualificação por ${actor.firstName}`,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', leadId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await takeOver(tx, caller, { saleId, leadId });

  await writeHistory(tx, caller, actor, {
    customerId: lead.customer_id,
    saleId: leadId,
    title: 'Volta à qualificação',
    content: `${itemLabel(sale)}, "${sale.name}", voltou a ser ${itemLabel(lead)} em "${target.title}".`,
  });
  await publish(
    tx,
    caller,
    { kind: 'item-left', board: sale.type, item: saleId, column: sale.column_id },
    itemAudience(sale),
  );
  await publish(
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
    itemAudience(lead),
  );
  await publish(tx, caller, { kind: 'notes-changed', item: leadId }, itemAudience(lead));
  return boardItem(tx, caller, back);
}

const heldLead = (tx: Tx, { accountId }: Caller, leadId: string): Promise<Row<'sales'> | undefined> =>
  tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', leadId)
    .forUpdate()
    .executeTakeFirst();

/** What the sale knows better than the lead it came from. */
const learned = ({
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
async function takeOver(
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
  await moveAnswers(tx, accountId, { from: saleId, to: leadId, board: 'SALES' });
  await tx.deleteFrom('sales').where('account_id', '=', accountId).where('id', '=', saleId).execute();
}

const notFromLead = () => new Refusal(409, 'O lead do qual esta venda veio não existe mais.');
