import { type Condition, type Facts, meets } from '../access/condition';
import { can } from '../access/rights';

/** Who may see how a price is made (boards-037): one of these is enough; a manager holds every permission. */
export const pricingVisible = {
  any: [{ permission: 'pricingTab' }, { permission: 'pricingEdit' }, { preference: 'vendorPriceEdit' }],
} as const satisfies Condition;

/** May this person see how a price is made? */
export const seesPricing = (facts: Facts): boolean => meets({ any: [...pricingVisible.any] }, facts);

/** Changing a price needs the manager or pricingEdit (pricing-013). */
export const mayEditPricing = (facts: Pick<Facts, 'session' | 'permissions'>): boolean =>
  can(facts, 'pricingEdit');
