import { boards, type Ending } from '@girassol/shared-domain';
import type { ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { actorOf } from '../../platform/histories/write-history';
import { Refusal, wrongField } from '../../platform/refusals/refusal';
import { moveAnswers } from '../checklists/move-answers';
import { itemLabel } from '../items/item-label';
import { requireColumns } from '../kanbans/board-access';
import { lockTarget } from '../kanbans/lock-targets';
import { type Created, createFollowing } from './create-following';
import { finishedDateOf } from './finished-date';
import { heldOpenItem } from './held-item';
import { leaveBoard } from './leave-board';
import { isAutomatic, nextSeller, requireSeller } from './pick-seller';

type Qualifying = ParsedBody<'PUT /sales/single/status/:itemId'>;

/**
 * Qualifies a lead: it becomes a sale of the chosen seller, in the chosen stage (boards-052, boards-053, boards-077). The
 * sale keeps what is known of the lead, the proposals made for it, and the checklist answers of a sale it was before.
 */
export async function qualifyLead(
  tx: Tx,
  caller: Caller,
  itemId: string,
  ending: Ending,
  body: Qualifying,
): Promise<Created[]> {
  const { vendor, column, order, columnOrder } = body;
  requireColumns(caller, 'SALES');
  const finishedDate = finishedDateOf(caller, body.finishedDate, Date.now());
  if (!vendor) throw wrongField('vendor', 'Escolha quem recebe a venda.');
  if (!isAutomatic(vendor)) await requireSeller(tx, caller.accountId, vendor);
  const target = await lockTarget(tx, caller.accountId, {
    type: 'SALES',
    column,
    order: order ?? columnOrder,
  });
  const lead = await heldOpenItem(tx, caller, itemId);
  await requireNoOpenSale(tx, lead);

  const actor = await actorOf(tx, caller);
  const temperature = body.leadTemperature ?? lead.lead_temperature;
  await leaveBoard(tx, caller, actor, lead, {
    status: 'CLOSED',
    finishedDate,
    deed: ending.deed,
    title: ending.outcome,
    content: `${itemLabel(lead)}, "${lead.name}", segue para ${boards.SALES.areaName} em "${target.title}".`,
    values: { lead_temperature: temperature },
  });
  const sale = await createFollowing(tx, caller, actor, lead, {
    target,
    owner: async () => (isAutomatic(vendor) ? nextSeller(tx, caller.accountId) : vendor),
    values: { lead_temperature: temperature, related_pre_sale: lead.id, proposal_id: lead.proposal_id },
    ...(isAutomatic(vendor) && { remark: 'Distribuição automática.' }),
  });
  for (const table of ['proposals', 'sale_contracts'] as const) {
    await tx
      .updateTable(table)
      .set({ sale_id: sale._id })
      .where('account_id', '=', caller.accountId)
      .where('sale_id', '=', lead.id)
      .execute();
  }
  await moveAnswers(tx, caller.accountId, { from: lead.id, to: sale._id, board: 'SALES' });
  return [sale];
}

/** A lead that came back to its board by itself left its sale behind: two sales of one lead would be worked on at once. */
async function requireNoOpenSale(tx: Tx, lead: Row<'sales'>): Promise<void> {
  const sale = await tx
    .selectFrom('sales')
    .select(['type', 'number'])
    .where('account_id', '=', lead.account_id)
    .where('related_pre_sale', '=', lead.id)
    .where('status', '=', 'IN_PROGRESS')
    .executeTakeFirst();
  if (!sale) return;
  throw new Refusal(409, `${itemLabel(sale)}, que veio deste lead, ainda está em andamento.`);
}
