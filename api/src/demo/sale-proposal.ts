import {
  DAY_MS,
  DEFAULT_DOCUMENT_VALIDITY_DAYS,
  PROPOSAL_FINISHING_STEP,
  toIsoDate,
} from '@girassol/shared-domain';
import { generateFrontId } from '../areas/proposals/proposal-ids';
import { createRandom } from './demo-random';
import { buildProposalData } from './proposal-data';
import { FIRST_PROPOSAL_STAGE, type SaleParties, type SalePlan } from './sale-plan';
import type { AccountDraft } from './world';

/** A proposal is valid for some days from the day it is made, near the end of the sale's time so far. */
const proposedAt = ({ registered, touched }: SalePlan) => registered + (touched - registered) * 0.6;
/**
 * Computes the last valid day of the proposal in a demonstration sale, from the day on which it was proposed.
 */
export const computeProposalValidityDate = (plan: SalePlan) =>
  toIsoDate(proposedAt(plan) + DEFAULT_DOCUMENT_VALIDITY_DAYS * DAY_MS);

/**
 * Adds a proposal to a demonstration sale whose stage has one. Returns the id of the proposal if the customer
 * has received it, otherwise null.
 */
export function addProposal(
  { random, accountId, proposals }: AccountDraft,
  plan: SalePlan,
  { saleId, customer, owner, system }: SaleParties,
): string | null {
  const isSent = plan.stage >= FIRST_PROPOSAL_STAGE && (plan.outcome === 'CLOSED' || random.chance(0.92));
  if (!isSent && !random.chance(0.2)) return null;
  const made = proposedAt(plan);
  const id = random.id(made);
  const { power, amountCents } = system;
  const data = buildProposalData(createRandom(Math.floor(made)), {
    customer,
    system,
    vendor: owner.id,
    made,
    validityDate: computeProposalValidityDate(plan),
  });
  const views = isSent ? Math.max(0, random.int(-1, 2) + (plan.stage - FIRST_PROPOSAL_STAGE) * 2) : 0;
  proposals.push({
    account_id: accountId,
    id,
    front_id: buildFrontId(id),
    finished: isSent,
    step: isSent ? PROPOSAL_FINISHING_STEP : 4,
    data: JSON.stringify(data),
    views,
    last_viewed_at: views > 0 ? new Date((made + plan.touched) / 2) : null,
    power,
    final_price_cents: amountCents,
    validity_date: computeProposalValidityDate(plan),
    financing_pre_approved: plan.stage >= 4 && random.chance(0.6),
    customer_id: customer.row.id,
    sale_id: saleId,
    user_id: owner.id,
    registered_at: new Date(made),
    updated_at: new Date(made),
  });
  return isSent ? id : null;
}

/**
 * Builds a public id from the proposal's id, without drawing from the shared random source, so that later data stays
 * the same.
 */
function buildFrontId(id: string): string {
  const random = createRandom(Number.parseInt(id.slice(-8), 16));
  return generateFrontId((end) => random.int(0, end - 1));
}
