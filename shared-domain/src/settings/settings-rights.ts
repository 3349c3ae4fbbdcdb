import type { Facts } from '../access/condition';
import { can } from '../access/rights';

/** The settings of an account are changed by its manager, or by who has configManager. */
export const editsSettings = (facts: Pick<Facts, 'session' | 'permissions'>): boolean =>
  can(facts, 'configManager');

/**
 * Who may see how automatic prices are made, costs and margins: whoever sets it, and whoever makes prices. To see the
 * prices of a proposal (`pricingTab`) is not enough.
 */
export const seesPricingRules = (facts: Facts): boolean =>
  editsSettings(facts) || can(facts, 'pricingEdit') || facts.preferences?.vendorPriceEdit === true;
