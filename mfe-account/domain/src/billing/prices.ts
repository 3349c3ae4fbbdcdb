/** Amount in whole cents. */
export type Cents = number;

/** Keys of the price list (billing-012): monthly or one-off prices of plans, and parts of the setup. */
export const priceKeys = [
  'simple',
  'crm',
  'enterprise',
  'enterprise5',
  'enterprise10',
  'enterprise20',
  'standardConfig',
  'premiumConfig',
  'prop20',
  'digSign20',
  'crmRec',
] as const;
export type PriceKey = (typeof priceKeys)[number];
export type PriceList = Readonly<Record<PriceKey, Cents>>;

/** Plan that a signup chooses, by the number in its addresses (billing-002): simple, CRM, enterprise. */
export type SignupPlanId = 1 | 2 | 3;
export const signupPlanIds: readonly SignupPlanId[] = [1, 2, 3];

/** Number of vendors with which a signup begins (billing-018). */
export const DEFAULT_VENDORS = 2;

interface EnterpriseTier {
  /** Largest number of vendors of the tier. */
  maxVendors: number;
  plan: PriceKey;
  /** Parts of the setup, which is charged once. */
  setup: readonly PriceKey[];
}

/** Price tiers of the enterprise plan by number of vendors, except the largest (billing-016, billing-017). */
const enterpriseTiers: readonly EnterpriseTier[] = [
  { maxVendors: 4, plan: 'enterprise', setup: ['standardConfig', 'digSign20'] },
  { maxVendors: 9, plan: 'enterprise5', setup: ['premiumConfig'] },
  { maxVendors: 19, plan: 'enterprise10', setup: ['premiumConfig', 'prop20'] },
];

/** Price tier of the enterprise plan from 20 vendors on. */
const largestTier: EnterpriseTier = {
  maxVendors: Number.POSITIVE_INFINITY,
  plan: 'enterprise20',
  setup: ['premiumConfig', 'prop20'],
};

/** Discount that applies from a number of vendors on: the price is multiplied (billing-021, billing-022). */
export interface Coupon {
  /** Factor of the whole first price, setup included: 0.9 is a discount of ten percent. */
  discountMultiplier: number;
  minVendors: number;
}

/** Line of a first price: a key of the price list, how many of it, and their price. */
export interface PriceLine {
  key: PriceKey;
  quantity: number;
  cents: Cents;
}

/** Price of the first period of a subscription with its lines. */
export interface FirstPrice {
  /** Lines of the plan and of the setup, in the order in which they are shown. */
  lines: readonly PriceLine[];
  planCents: Cents;
  setupCents: Cents;
  isCouponApplied: boolean;
  /** Amount by which the coupon lowers the price; 0 without one. */
  discountCents: Cents;
  finalCents: Cents;
}

/** Choice of a signup that decides its first price. */
export interface SignupChoice {
  planId: SignupPlanId;
  vendors: number;
  /** Paid monthly by card instead of once for the period. */
  isRecurring: boolean;
  coupon?: Coupon | null;
}

/**
 * Computes the first price of a signup in cents. Throws a RangeError for a number of vendors that is no positive integer,
 * and for a coupon whose factor is not from 0 to 1. Returns null for the enterprise plan by recurring card, which has no price
 * until the operator names one. A recurring price is charged for each vendor (billing-020).
 */
export function computeFirstPrice(prices: PriceList, choice: SignupChoice): FirstPrice | null {
  const { planId, vendors, isRecurring, coupon = null } = choice;
  if (!Number.isSafeInteger(vendors) || vendors < 1)
    throw new RangeError(`${vendors} is no number of vendors`);
  if (coupon && !(coupon.discountMultiplier >= 0 && coupon.discountMultiplier <= 1))
    throw new RangeError(`${coupon.discountMultiplier} is no discount`);
  if (planId === 3 && isRecurring) return null;
  const line = (key: PriceKey, quantity = 1): PriceLine => ({ key, quantity, cents: prices[key] * quantity });
  const { plan, setup } = getEnterpriseTier(vendors);
  const planLine =
    planId === 3 ? line(plan) : isRecurring ? line('crmRec', vendors) : line(planId === 1 ? 'simple' : 'crm');
  const setupLines = (planId === 3 ? setup : (['standardConfig'] as const)).map((key) => line(key));

  const setupCents = setupLines.reduce((sum, { cents }) => sum + cents, 0);
  const fullCents = planLine.cents + setupCents;
  const isCouponApplied = coupon !== null && vendors >= coupon.minVendors;
  const finalCents = discountPrice(fullCents, vendors, coupon);
  return {
    lines: [planLine, ...setupLines],
    planCents: planLine.cents,
    setupCents,
    isCouponApplied,
    discountCents: fullCents - finalCents,
    finalCents,
  };
}

/** Returns a price after the discount of a coupon, which applies from its number of vendors on (billing-021). */
export const discountPrice = (cents: Cents, vendors: number, coupon: Coupon | null): Cents =>
  coupon !== null && vendors >= coupon.minVendors ? multiplyCents(cents, coupon.discountMultiplier) : cents;

const getEnterpriseTier = (vendors: number): EnterpriseTier =>
  enterpriseTiers.find(({ maxVendors }) => vendors <= maxVendors) ?? largestTier;

/** Multiplies an amount and rounds half a cent up, by the decimal value as written: 150 times 0.33 gives 50 cents. */
const multiplyCents = (cents: Cents, factor: number): Cents =>
  Math.round(Number((cents * factor).toPrecision(15)));
