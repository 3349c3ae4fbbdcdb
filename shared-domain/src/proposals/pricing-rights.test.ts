import type { Facts } from '../access/condition';
import { mayEditPricing, seesPricing } from './pricing-rights';

const facts = (type: 'MANAGER' | 'VENDOR', rest: Partial<Facts> = {}): Facts => ({
  session: { type, signupPlan: 'ENTERPRISE', activeModules: [], whitelabel: null, isAdmin: false },
  permissions: {},
  ...rest,
});

test('[boards-037] how a price is made is seen with pricingTab, by non-vendors, when vendors may edit prices, or with pricingEdit', () => {
  expect(seesPricing(facts('MANAGER'))).toBe(true);
  expect(seesPricing(facts('VENDOR'))).toBe(false);
  expect(seesPricing(facts('VENDOR', { permissions: { pricingTab: true } }))).toBe(true);
  expect(seesPricing(facts('VENDOR', { permissions: { pricingEdit: true } }))).toBe(true);
  expect(seesPricing(facts('VENDOR', { preferences: { vendorPriceEdit: true } }))).toBe(true);
});

test('[pricing-013] a price is edited by the manager or with pricingEdit', () => {
  expect(mayEditPricing(facts('MANAGER'))).toBe(true);
  expect(mayEditPricing(facts('VENDOR', { permissions: { pricingTab: true } }))).toBe(false);
  expect(mayEditPricing(facts('VENDOR', { permissions: { pricingEdit: true } }))).toBe(true);
});
