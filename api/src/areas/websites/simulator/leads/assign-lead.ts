import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notify } from '@girassol/api-platform/notifications';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { type BoardKind, boardDescriptions, can, meetsCondition } from '@girassol/shared-domain';
import { toConsumptionData } from '@girassol/shared-domain/website';
import { beginProposal } from '../../../proposals/begin-proposal';
import { findTariff } from '../estimate/estimate-system-for-account';
import { findOrCreateLeadCustomer } from './find-lead-customer';
import { findOrCreateLeadDeal } from './find-lead-deal';

type Lead = Row<'website_leads'>;

/**
 * Assigns a site lead to its seller and notifies the seller. For a known customer, adds a note to the open
 * deal or to a new deal, and leaves the customer unchanged. Otherwise creates a customer with a deal, a note
 * with the answers, and a proposal with the same figures.
 */
export async function assignLead(tx: Tx, voice: Caller, lead: Lead): Promise<void> {
  const { accountId } = voice;
  const customer = await findOrCreateLeadCustomer(tx, voice, lead);
  const board = chooseLeadBoard(voice);
  const deal = board ? await findOrCreateLeadDeal(tx, voice, lead, { customer, board }) : null;
  await tx
    .updateTable('website_leads')
    .set({ state: 'RECEBIDO', customer_id: customer.id, sale_id: deal?.id ?? null })
    .where('account_id', '=', accountId)
    .where('id', '=', lead.id)
    .execute();
  if (deal?.isNew) await beginWithLead(tx, voice, lead, { customerId: customer.id, deal });
  await notify(tx, {
    accountId,
    kind: 'site-lead',
    people: [deal?.ownerId ?? customer.owner_id],
    by: null,
    facts: {
      leadId: lead.id,
      name: lead.name,
      city: lead.answers.city,
      power: lead.estimate?.power ?? null,
      item: deal && board ? { id: deal.id, board } : null,
    },
  });
}

/** Chooses the board of leads: pre-sales, or sales if the plan has no pre-sales. */
function chooseLeadBoard(voice: Caller): BoardKind | undefined {
  return (['PRE_SALES', 'SALES'] as const).find(
    (kind) =>
      meetsCondition({ plan: boardDescriptions[kind].plan }, voice) &&
      can(voice, boardDescriptions[kind].permission),
  );
}

/**
 * A proposal with the numbers that the visitor saw. Without a tariff, and in group A without the prices of the
 * visitor's bill, there is no price to begin one with.
 */
async function beginWithLead(
  tx: Tx,
  voice: Caller,
  { answers }: Lead,
  { customerId, deal }: { customerId: string; deal: { id: string; ownerId: string } },
): Promise<void> {
  const tariff = await findTariff(tx, answers, await loadAccountToday(tx, voice.accountId));
  const published = answers.modality === 'B' ? tariff : null;
  const prices = published ?? (answers.kwhPrice ? { kwhPrice: answers.kwhPrice, bWireValue: null } : null);
  if (!prices) return;
  try {
    await beginProposal(
      tx,
      voice,
      { cid: customerId, userId: deal.ownerId },
      { saleId: deal.id, ...toConsumptionData(answers, prices) },
    );
  } catch (error) {
    // The lead counts more than its proposal: what the engine does not take is written by hand.
    if (!(error instanceof Refusal)) throw error;
  }
}
