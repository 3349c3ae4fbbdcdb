import file from './payment-vectors.json';
import { computePaidPeriod, computePlanChange } from './periods';
import { computeFirstPrice, DEFAULT_VENDORS, priceKeys, type SignupChoice } from './prices';

const { prices } = file;

/** Returns the vectors of one kind; the caller declares the types of their inputs and results. */
const getVectors = <Input, Expected>(kind: string): { id: string; input: Input; expected: Expected }[] =>
  // The file is fixed; its shape is named by whoever reads a kind.
  JSON.parse(JSON.stringify(file.vectors.filter((vector) => vector.kind === kind)));

const buildChoice = (changes: Partial<SignupChoice>): SignupChoice => ({
  planId: 2,
  vendors: DEFAULT_VENDORS,
  isRecurring: false,
  ...changes,
});

interface PriceInput {
  planId: 1 | 2 | 3;
  vendorsAmount: number;
  recurring: boolean;
  coupon?: { discountMultiplier: number; minVendors: number };
}

test.each(
  getVectors<
    PriceInput,
    { planCents: number; setupCents: number; couponApplied: boolean; finalCents: number }
  >('planPrice'),
)(
  '[billing-016, billing-017, billing-019, billing-020, billing-021, billing-022] $id',
  ({ input, expected }) => {
    const { planId, vendorsAmount: vendors, recurring: isRecurring, coupon = null } = input;
    const price = computeFirstPrice(prices, { planId, vendors, isRecurring, coupon });
    const { couponApplied: isCouponApplied, ...amounts } = expected;
    expect(price).toMatchObject({ ...amounts, isCouponApplied });
  },
);

test('the lines of a price add up to what is charged, and all keys of the list are used', () => {
  const used = new Set<string>();
  for (const planId of [1, 2, 3] as const)
    for (const vendors of [1, 2, 4, 5, 9, 10, 19, 20, 500])
      for (const isRecurring of [false, true]) {
        const price = computeFirstPrice(prices, buildChoice({ planId, vendors, isRecurring }));
        if (!price) continue;
        for (const { key } of price.lines) used.add(key);
        const sum = price.lines.reduce((total, { cents }) => total + cents, 0);
        expect([sum, price.discountCents]).toEqual([price.finalCents, 0]);
      }
  expect([...used].sort()).toEqual([...priceKeys].sort());
});

test('[billing-018] a signup begins with two vendors', () => {
  expect(DEFAULT_VENDORS).toBe(2);
});

test('the enterprise plan has no price by recurring card', () => {
  expect(computeFirstPrice(prices, buildChoice({ planId: 3, isRecurring: true }))).toBeNull();
});

test('a coupon of everything leaves nothing to pay, and half a cent is rounded up by its decimals', () => {
  const withCoupon = (discountMultiplier: number) =>
    computeFirstPrice(prices, buildChoice({ coupon: { discountMultiplier, minVendors: 1 } }));
  expect(withCoupon(0)).toMatchObject({ finalCents: 0, discountCents: 54_900 });
  // 54,900 cents times 0.00335 are 183.915 cents; times 0.705 exactly 38,704.5, whose double is a little less.
  expect([withCoupon(0.00335)?.finalCents, withCoupon(0.705)?.finalCents]).toEqual([184, 38_705]);
});

test.each([0, -1, 1.5, Number.NaN])('%p vendors have no price', (vendors) => {
  expect(() => computeFirstPrice(prices, buildChoice({ vendors }))).toThrow(RangeError);
});

test.each([-0.1, 1.1, Number.NaN])('a coupon that multiplies by %p is refused', (discountMultiplier) => {
  const coupon = { discountMultiplier, minVendors: 1 };
  expect(() => computeFirstPrice(prices, buildChoice({ coupon }))).toThrow(RangeError);
});

test.each(getVectors<{ anchor: string; months: number }, { date: string }>('renewalDate'))(
  'renewal: $id',
  ({ input: { anchor, months }, expected }) => {
    expect(computePaidPeriod(anchor, months, 0)).toEqual({ start: anchor, end: expected.date });
    expect(computePaidPeriod(anchor, 1, months - 1).end).toBe(expected.date);
  },
);

test('periods follow one another without a gap, whatever the day of their anchor', () => {
  for (const anchor of ['2024-02-29', '2026-01-31', '2026-08-30', '2026-12-31'])
    for (const months of [1, 12])
      for (let number = 0; number < 40; number += 1)
        expect(computePaidPeriod(anchor, months, number).end).toBe(
          computePaidPeriod(anchor, months, number + 1).start,
        );
});

interface ChangeInput {
  oldCents: number;
  newCents: number;
  start: string;
  end: string;
  on: string;
}

test.each(getVectors<ChangeInput, object>('proration'))(
  'change of a plan: $id',
  ({ input: { start, end, on, ...cents }, expected }) => {
    expect(computePlanChange({ start, end }, on, cents)).toEqual(expected);
  },
);

test('a change to the same price costs nothing on any day, and one on the last day is of one day', () => {
  const period = computePaidPeriod('2026-01-31', 12, 0);
  for (const on of ['2026-01-31', '2026-02-28', '2026-12-31', '2027-01-30'])
    expect(computePlanChange(period, on, { oldCents: 99_900, newCents: 99_900 }).dueCents).toBe(0);
  expect(computePlanChange(period, '2027-01-30', { oldCents: 0, newCents: 36_500 })).toMatchObject({
    daysLeft: 1,
    chargeCents: 100,
  });
});

test.each(['2026-10-31', '2026-12-01', '2027-01-01'])('a change on %s is outside the period', (on) => {
  const period = { start: '2026-11-01', end: '2026-12-01' };
  expect(() => computePlanChange(period, on, { oldCents: 1, newCents: 2 })).toThrow(RangeError);
});
