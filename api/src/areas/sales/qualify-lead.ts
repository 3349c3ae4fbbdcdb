import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, type ItemEnding } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { moveChecklistAnswers } from '../checklists/move-checklist-answers';
import { formatItemLabel } from '../items/format-item-label';
import { requireColumnAccess } from '../kanbans/board-access';
import { lockTargetColumn } from '../kanbans/lock-target-columns';
import { chooseNextSeller, isAutomaticVendorId, requireEligibleSeller } from './choose-seller';
import { type CreatedItem, createFollowingItem } from './create-following-item';
import { resolveFinishedDate } from './finished-date';
import { lockOpenItem } from './lock-item';
import { removeFromBoard } from './remove-from-board';

type Qualifying = ParsedRequestBody<'PUT /sales/single/status/:itemId'>;

/**
 * Qualifies a lead: it becomes a sale of the chosen seller in the chosen stage (boards-052, boards-053, boards-077).
 * The sale takes over the data and proposals of the lead, and checklist answers of an earlier sale.
 */
export async function qualifyLead(
  tx: Tx,
  caller: Caller,
  itemId: string,
  ending: ItemEnding,
  body: Qualifying,
): Promise<CreatedItem[]> {
  const { vendor, column, order, columnOrder } = body;
  requireColumnAccess(caller, 'SALES');
  const finishedDate = resolveFinishedDate(caller, body.finishedDate, Date.now());
  if (!vendor) throw invalidField('vendor', 'Escolha quem recebe a venda.');
  if (!isAutomaticVendorId(vendor)) await requireEligibleSeller(tx, caller.accountId, vendor);
  const target = await lockTargetColumn(tx, caller.accountId, {
    type: 'SALES',
    column,
    order: order ?? columnOrder,
  });
  const lead = await lockOpenItem(tx, caller, itemId);
  await requireNoOpenSale(tx, lead);

  const actor = await loadActor(tx, caller);
  const temperature = body.leadTemperature ?? lead.lead_temperature;
  await removeFromBoard(tx, caller, actor, lead, {
    status: 'CLOSED',
    finishedDate,
    deed: ending.actionNoun,
    title: ending.outcome,
    content: `${formatItemLabel(lead)}, "${lead.name}", segue para ${boardDescriptions.SALES.areaName} em "${target.title}".`,
    values: { lead_temperature: temperature },
  });
  const sale = await createFollowingItem(tx, caller, actor, lead, {
    target,
    owner: async () => (isAutomaticVendorId(vendor) ? chooseNextSeller(tx, caller.accountId) : vendor),
    values: { lead_temperature: temperature, related_pre_sale: lead.id, proposal_id: lead.proposal_id },
    ...(isAutomaticVendorId(vendor) && { remark: 'Distribuição automática.' }),
  });
  for (const table of ['proposals', 'sale_contracts'] as const) {
    await tx
      .updateTable(table)
      .set({ sale_id: sale._id })
      .where('account_id', '=', caller.accountId)
      .where('sale_id', '=', lead.id)
      .execute();
  }
  await moveChecklistAnswers(tx, caller.accountId, { from: lead.id, to: sale._id, board: 'SALES' });
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
  throw new Refusal(409, `${formatItemLabel(sale)}, que veio deste lead, ainda está em andamento.`);
}
