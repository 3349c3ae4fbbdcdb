import { type BoardKind, boards, can, meets } from '@girassol/shared-domain';
import { consumptionOfSimulation } from '@girassol/shared-domain/website';
import type { Caller } from '../../../../platform/access';
import { accountToday } from '../../../../platform/clock';
import type { Row, Tx } from '../../../../platform/database';
import { notify } from '../../../../platform/notifications';
import { Refusal } from '../../../../platform/refusals/refusal';
import { beginProposal } from '../../../proposals/begin-proposal';
import { tariffFor } from '../estimate/estimate-here';
import { customerOfLead } from './customer-of-lead';
import { dealOfLead } from './deal-of-lead';

type Lead = Row<'website_leads'>;

/**
 * Brings a lead to its seller: a known person stays untouched and gets a note on the open lead, or a new one; a new person
 * becomes a customer with a lead, a note of what was answered and a proposal that begins with the same numbers.
 */
export async function placeLead(tx: Tx, voice: Caller, lead: Lead): Promise<void> {
  const { accountId } = voice;
  const customer = await customerOfLead(tx, voice, lead);
  const board = boardOf(voice);
  const deal = board ? await dealOfLead(tx, voice, lead, { customer, board }) : null;
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

/** Leads begin in pre-sale; where the plan has none, in sales. */
function boardOf(voice: Caller): BoardKind | undefined {
  return (['PRE_SALES', 'SALES'] as const).find(
    (kind) => meets({ plan: boards[kind].plan }, voice) && can(voice, boards[kind].permission),
  );
}

/** A proposal with the numbers that the visitor saw. Without a tariff there is no price to begin one with. */
async function beginWithLead(
  tx: Tx,
  voice: Caller,
  { answers }: Lead,
  { customerId, deal }: { customerId: string; deal: { id: string; ownerId: string } },
): Promise<void> {
  const tariff = await tariffFor(tx, answers, await accountToday(tx, voice.accountId));
  if (!tariff || answers.modality === 'A') return;
  try {
    await beginProposal(
      tx,
      voice,
      { cid: customerId, userId: deal.ownerId },
      { saleId: deal.id, ...consumptionOfSimulation(answers, tariff) },
    );
  } catch (error) {
    // The lead counts more than its proposal: what the engine does not take is written by hand.
    if (!(error instanceof Refusal)) throw error;
  }
}
