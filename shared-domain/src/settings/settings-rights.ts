import type { AccessFacts } from '../access/condition';
import { can, type RightsFacts } from '../access/rights';

/** Returns true if the user may change the account's settings: a manager, or a vendor with configManager. */
export const canEditSettings = (facts: RightsFacts): boolean => can(facts, 'configManager');

/**
 * Returns true if the user may see the account's rules of automatic pricing, with costs and margins: with the
 * right to edit settings, the permission `pricingEdit`, or the account's preference `vendorPriceEdit`. The
 * permission `pricingTab` does not suffice.
 */
export const canSeePricingRules = (facts: AccessFacts): boolean =>
  canEditSettings(facts) || can(facts, 'pricingEdit') || facts.preferences?.vendorPriceEdit === true;
