import { computeChangePrice, computeRenewalPrice } from './change-price';
import file from './payment-vectors.json';
import type { PriceKey } from './prices';

const { prices } = file;
/** A year, of which half is left on 2 July. */
const period = { start: '2026-01-01', end: '2027-01-01' };

const change = (
  vendors: number,
  { on = '2026-07-02', paidCents = prices.crm, paidSetup = [] as PriceKey[], isRecurring = false } = {},
) =>
  computeChangePrice(prices, {
    choice: { planId: 3, vendors, isRecurring },
    period,
    paidCents,
    paidSetup: new Set(paidSetup),
    on,
  });

test('one more period costs its plan, and no setup', () => {
  for (const [planId, vendors, key] of [
    [1, 2, 'simple'],
    [2, 2, 'crm'],
    [3, 4, 'enterprise'],
    [3, 5, 'enterprise5'],
    [3, 20, 'enterprise20'],
  ] as const)
    expect(computeRenewalPrice(prices, { planId, vendors, isRecurring: false })).toEqual({
      lines: [{ key, quantity: 1, cents: prices[key] }],
      cents: prices[key],
    });
});

test('[billing-020] a month by card is paid for each vendor, and the enterprise plan has no such price', () => {
  expect(computeRenewalPrice(prices, { planId: 1, vendors: 3, isRecurring: true })?.cents).toBe(
    3 * prices.crmRec,
  );
  expect(computeRenewalPrice(prices, { planId: 3, vendors: 3, isRecurring: true })).toBeNull();
  expect(change(3, { isRecurring: true })).toBeNull();
});

test('[billing-010] on the first day the difference of the prices is due, and on the last one that of a day', () => {
  const first = change(4, { on: period.start });
  expect(first).toMatchObject({ creditCents: prices.crm, chargeCents: prices.enterprise, daysLeft: 365 });
  expect(first?.dueCents).toBe(prices.enterprise - prices.crm + prices.standardConfig + prices.digSign20);
  expect(change(4, { on: '2026-12-31', paidCents: 36_500 })).toMatchObject({ creditCents: 100, daysLeft: 1 });
  for (const on of ['2025-12-31', '2027-01-01']) expect(() => change(4, { on })).toThrow(RangeError);
});

test('the days that are left of the old price are credited', () => {
  // 183 of 365 days are left.
  const price = change(4, { paidSetup: ['standardConfig', 'digSign20'] });
  expect(price).toMatchObject({
    daysLeft: 183,
    creditCents: Math.round((prices.crm * 183) / 365),
    chargeCents: Math.round((prices.enterprise * 183) / 365),
    periodCents: prices.enterprise,
  });
  expect(price?.dueCents).toBe((price?.chargeCents ?? 0) - (price?.creditCents ?? 0));
});

test('[billing-017] parts of the setup are paid once, whatever tiers are passed through', () => {
  const keys = (vendors: number, paidSetup: PriceKey[]) =>
    change(vendors, { paidSetup })?.setup.map(({ key }) => key);
  expect(keys(4, ['standardConfig'])).toEqual(['digSign20']);
  expect(keys(5, ['standardConfig', 'digSign20'])).toEqual(['premiumConfig']);
  expect(keys(10, ['standardConfig', 'digSign20', 'premiumConfig'])).toEqual(['prop20']);
  expect(keys(20, ['standardConfig', 'digSign20', 'premiumConfig', 'prop20'])).toEqual([]);
});

test('a credit that is larger than the new price costs nothing and pays no setup', () => {
  const price = change(4, { paidCents: prices.enterprise20 });
  expect(price?.creditCents).toBeGreaterThan(price?.chargeCents ?? 0);
  expect(price?.dueCents).toBe(prices.standardConfig + prices.digSign20);
  expect(
    change(4, { paidCents: prices.enterprise20, paidSetup: ['standardConfig', 'digSign20'] })?.dueCents,
  ).toBe(0);
});

test('a change and back on one day costs nothing but the setup of the first one', () => {
  const there = change(10, { paidCents: prices.enterprise, paidSetup: ['standardConfig', 'digSign20'] });
  const back = change(4, { paidCents: prices.enterprise10, paidSetup: ['standardConfig', 'digSign20'] });
  expect((there?.chargeCents ?? 0) - (there?.creditCents ?? 0)).toBe(
    (back?.creditCents ?? 0) - (back?.chargeCents ?? 0),
  );
  expect(back?.dueCents).toBe(0);
});
