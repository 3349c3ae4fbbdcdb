import { FINISHING_STEP, toIsoDate } from '@girassol/shared-domain';
import { newFrontId } from '../areas/proposals/proposal-ids';
import { DAY } from './calendar';
import { demoProposalData } from './proposal-data';
import { createRandom } from './random';
import { PROPOSAL_STAGE, type SaleParties, type SalePlan } from './sale-plan';
import type { World } from './world';

const VALIDITY_DAYS = 15;

/** A proposal is valid for some days from the day it is made, near the end of the sale's time so far. */
const proposedAt = ({ registered, touched }: SalePlan) => registered + (touched - registered) * 0.6;
export const validityOf = (plan: SalePlan) => toIsoDate(proposedAt(plan) + VALIDITY_DAYS * DAY);

/** Adds the proposal of a sale, if there is one; answers its id once it is with the customer. */
export function addProposal(
  { random, accountId, proposals }: World,
  plan: SalePlan,
  { saleId, customer, owner, system }: SaleParties,
): string | null {
  const isSent = plan.stage >= PROPOSAL_STAGE && (plan.outcome === 'CLOSED' || random.chance(0.92));
  if (!isSent && !random.chance(0.2)) return null;
  const made = proposedAt(plan);
  const id = random.id(made);
  const { power, amountCents } = system;
  const data = demoProposalData(createRandom(Math.floor(made)), {
    customer,
    system,
    vendor: owner.id,
    made,
    validityDate: validityOf(plan),
  });
  const views = isSent ? Math.max(0, random.int(-1, 2) + (plan.stage - PROPOSAL_STAGE) * 2) : 0;
  proposals.push({
    account_id: accountId,
    id,
    front_id: frontIdOf(id),
    finished: isSent,
    step: isSent ? FINISHING_STEP : 4,
    data: JSON.stringify(data),
    views,
    last_viewed_at: views > 0 ? new Date((made + plan.touched) / 2) : null,
    power,
    final_price_cents: amountCents,
    validity_date: validityOf(plan),
    financing_pre_approved: plan.stage >= 4 && random.chance(0.6),
    customer_id: customer.row.id,
    sale_id: saleId,
    user_id: owner.id,
    registered_at: new Date(made),
    updated_at: new Date(made),
  });
  return isSent ? id : null;
}

/** Of a chance of its own, the same for the same proposal, so that everything after it stays as it was. */
function frontIdOf(id: string): string {
  const random = createRandom(Number.parseInt(id.slice(-8), 16));
  return newFrontId((end) => random.int(0, end - 1));
}
