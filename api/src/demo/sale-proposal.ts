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
import { computeDemoSystemSize } from './system-size';
import type { AccountDraft } from './world';

/** A proposal is valid for some days from the day it is made, near the end of the sale's time so far. */
const proposedAt = ({ registered, touched }: SalePlan) => registered + (touched - registered) * 0.6;
/**
 * Computes the last valid day of the proposal in a demonstration sale, from the day on which it was proposed.
 */
export const computeProposalValidityDate = (plan: SalePlan) => computeValidityDate(proposedAt(plan));

/** Computes the last valid day of a proposal that was made at an instant. */
const computeValidityDate = (made: number) => toIsoDate(made + DEFAULT_DOCUMENT_VALIDITY_DAYS * DAY_MS);

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
  const views = isSent ? Math.max(0, random.int(-1, 2) + (plan.stage - FIRST_PROPOSAL_STAGE) * 2) : 0;
  proposals.push({
    ...buildProposalRow({ accountId, id, customer, owner, system, made, views, isSent }),
    last_viewed_at: views > 0 ? new Date((made + plan.touched) / 2) : null,
    financing_pre_approved: plan.stage >= 4 && random.chance(0.6),
    sale_id: saleId,
  });
  return isSent ? id : null;
}

/** Days ago that the proposals of an account without boards were made, and how often their customers looked at them. */
const proposalsWithoutSale = [
  { daysAgo: 2, views: 0, isSent: false },
  { daysAgo: 4, views: 3, isSent: true },
  { daysAgo: 9, views: 1, isSent: true },
  { daysAgo: 16, views: 0, isSent: true },
];

/**
 * Adds proposals to a demonstration account that has no boards, for all customers but the last ones. Draws nothing from
 * the shared random source.
 */
export function addProposalsWithoutSale(world: AccountDraft, seed: number): void {
  const { accountId, calendar, customers, manager, proposals } = world;
  const random = createRandom(seed);
  for (const [index, { daysAgo, views, isSent }] of proposalsWithoutSale.entries()) {
    const customer = customers[index];
    if (!customer) return;
    const made = Math.max(calendar.now - daysAgo * DAY_MS, new Date(customer.row.registered_at).getTime());
    const system = computeDemoSystemSize(random, customer);
    proposals.push({
      ...buildProposalRow({
        accountId,
        id: random.id(made),
        customer,
        owner: manager,
        system,
        made,
        views,
        isSent,
      }),
      last_viewed_at: views > 0 ? new Date(Math.min(made + DAY_MS, calendar.now)) : null,
      financing_pre_approved: false,
      sale_id: null,
    });
  }
}

interface MadeProposal extends Pick<SaleParties, 'customer' | 'owner' | 'system'> {
  accountId: string;
  id: string;
  /** Epoch milliseconds. */
  made: number;
  views: number;
  isSent: boolean;
}

/** Builds the row of a proposal, without what its sale adds. */
function buildProposalRow({ accountId, id, customer, owner, system, made, views, isSent }: MadeProposal) {
  const validityDate = computeValidityDate(made);
  const data = buildProposalData(createRandom(Math.floor(made)), {
    customer,
    system,
    vendor: owner.id,
    made,
    validityDate,
  });
  return {
    account_id: accountId,
    id,
    front_id: buildFrontId(id),
    finished: isSent,
    step: isSent ? PROPOSAL_FINISHING_STEP : 4,
    data: JSON.stringify(data),
    views,
    power: system.power,
    final_price_cents: system.amountCents,
    validity_date: validityDate,
    customer_id: customer.row.id,
    user_id: owner.id,
    registered_at: new Date(made),
    updated_at: new Date(made),
  };
}

/**
 * Builds a public id from the proposal's id, without drawing from the shared random source, so that later data stays
 * the same.
 */
function buildFrontId(id: string): string {
  const random = createRandom(Number.parseInt(id.slice(-8), 16));
  return generateFrontId((end) => random.int(0, end - 1));
}
