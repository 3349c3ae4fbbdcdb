import type { AccessFacts } from '../access/condition';
import { canEditPricing, canSeePriceBreakdown } from './pricing-rights';

const facts = (type: 'MANAGER' | 'VENDOR', rest: Partial<AccessFacts> = {}): AccessFacts => ({
  session: { type, signupPlan: 'ENTERPRISE', activeModules: [], whitelabel: null, isAdmin: false },
  permissions: {},
  ...rest,
});

test('[boards-037] how a price is made is seen with pricingTab, by non-vendors, when vendors may edit prices, or with pricingEdit', () => {
  expect(canSeePriceBreakdown(facts('MANAGER'))).toBe(true);
  expect(canSeePriceBreakdown(facts('VENDOR'))).toBe(false);
  expect(canSeePriceBreakdown(facts('VENDOR', { permissions: { pricingTab: true } }))).toBe(true);
  expect(canSeePriceBreakdown(facts('VENDOR', { permissions: { pricingEdit: true } }))).toBe(true);
  expect(canSeePriceBreakdown(facts('VENDOR', { preferences: { vendorPriceEdit: true } }))).toBe(true);
});

test('[pricing-013] a price is edited by the manager or with pricingEdit', () => {
  expect(canEditPricing(facts('MANAGER'))).toBe(true);
  expect(canEditPricing(facts('VENDOR', { permissions: { pricingTab: true } }))).toBe(false);
  expect(canEditPricing(facts('VENDOR', { permissions: { pricingEdit: true } }))).toBe(true);
});
