import { computePlanChange, type PaidPeriod } from './periods';
import {
  type Cents,
  computeFirstPrice,
  type PriceKey,
  type PriceLine,
  type PriceList,
  type SignupPlanId,
} from './prices';

/** Plan and seats of a subscription, and how long one payment lasts. */
export interface PlanChoice {
  planId: SignupPlanId;
  vendors: number;
  isRecurring: boolean;
}

/** Returns the line and the price of one more period; null where the plan has no price that recurs. */
export function computeRenewalPrice(
  prices: PriceList,
  choice: PlanChoice,
): { lines: PriceLine[]; cents: Cents } | null {
  const price = computeFirstPrice(prices, choice);
  const line = price?.lines[0];
  return line ? { lines: [line], cents: line.cents } : null;
}

/** Price of a change within a paid period. */
export interface ChangePrice {
  /** Part of the old price that was not used, and of the new price for the days left. */
  creditCents: Cents;
  chargeCents: Cents;
  /** Parts of the setup that were not paid before. */
  setup: readonly PriceLine[];
  /** Price of a whole period of the new choice. */
  periodCents: Cents;
  dueCents: Cents;
  daysLeft: number;
}

/**
 * Computes what it costs to change plan or seats from the day `on`; null where the new choice has no price. `paidCents` is
 * what the current period cost without setup. A change that costs less than the credit costs nothing now: it is made for
 * the next period instead.
 */
export function computeChangePrice(
  prices: PriceList,
  {
    choice,
    period,
    paidCents,
    paidSetup,
    on,
  }: {
    choice: PlanChoice;
    period: PaidPeriod;
    paidCents: Cents;
    paidSetup: ReadonlySet<PriceKey>;
    on: string;
  },
): ChangePrice | null {
  const price = computeFirstPrice(prices, choice);
  const line = price?.lines[0];
  if (!price || !line) return null;
  const change = computePlanChange(period, on, { oldCents: paidCents, newCents: line.cents });
  const setup = price.lines.slice(1).filter(({ key }) => !paidSetup.has(key));
  const setupCents = setup.reduce((sum, { cents }) => sum + cents, 0);
  return {
    creditCents: change.creditCents,
    chargeCents: change.chargeCents,
    setup,
    periodCents: line.cents,
    dueCents: Math.max(change.dueCents, 0) + setupCents,
    daysLeft: change.daysLeft,
  };
}
