import type { AccessFacts } from '../access/condition';
import type { IndividualPermissions } from '../access/session';
import type { PriceBreakdown } from '../contract/proposal-revenue';
import { filterVisiblePriceBreakdown } from './visible-revenue';

const line = { value: 100, type: 'COMMISSION', isRevenue: false, ogValue: 3, componentId: null };
const revenue: PriceBreakdown = {
  finalPrice: 20_000,
  profit: 4_000,
  margin: 20,
  percentageComponents: [
    { ...line, name: 'Comissão', isCommission: true, comissionPermission: false },
    { ...line, name: 'Comissão do vendedor', isCommission: true, comissionPermission: true },
    { ...line, name: 'Imposto', isCommission: false, comissionPermission: false },
  ],
  paymentConditions: 'À vista',
};

const facts = (type: 'MANAGER' | 'VENDOR', permissions: IndividualPermissions = {}): AccessFacts => ({
  session: { type, signupPlan: 'ENTERPRISE', activeModules: [], whitelabel: null, isAdmin: false },
  permissions,
});
const names = (shown: PriceBreakdown) => shown.percentageComponents?.map(({ name }) => name);

test('[pricing-014] a commission is shown by its permission, carried on its line', () => {
  expect(names(filterVisiblePriceBreakdown(revenue, facts('MANAGER')))).toHaveLength(3);
  expect(names(filterVisiblePriceBreakdown(revenue, facts('VENDOR', { pricingEdit: true })))).toHaveLength(3);
  expect(names(filterVisiblePriceBreakdown(revenue, facts('VENDOR', { pricingTab: true })))).toEqual([
    'Comissão do vendedor',
    'Imposto',
  ]);
});

test('[boards-037] without the right to see it, nothing of how the price is made', () => {
  expect(filterVisiblePriceBreakdown(revenue, facts('VENDOR'))).toEqual({
    finalPrice: 20_000,
    paymentConditions: 'À vista',
  });
});
