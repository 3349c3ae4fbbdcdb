import { type AccessFacts, type Condition, meetsCondition } from '../access/condition';
import { can } from '../access/rights';

/**
 * Condition under which a user may see the costs, margins and commissions in a proposal's price (boards-037):
 * permission `pricingTab` or `pricingEdit`, or the account's preference `vendorPriceEdit`. A manager holds
 * every permission.
 */
export const pricingVisibilityCondition = {
  any: [{ permission: 'pricingTab' }, { permission: 'pricingEdit' }, { preference: 'vendorPriceEdit' }],
} as const satisfies Condition;

/** Returns true if the user may see the costs, margins and commissions in a proposal's price. */
export const canSeePriceBreakdown = (facts: AccessFacts): boolean =>
  meetsCondition({ any: [...pricingVisibilityCondition.any] }, facts);

/**
 * Returns true if the user may change the price of a proposal: a manager, or a vendor with pricingEdit
 * (pricing-013).
 */
export const canEditPricing = (facts: Pick<AccessFacts, 'session' | 'permissions'>): boolean =>
  can(facts, 'pricingEdit');
