import { compareRatios, type Decimal, parseRatio, ZERO_RATIO } from './ratio';

/** Pricing tier that applies to a quantity, and whether the quantity is above the last tier. */
export interface PickedTier<Tier> {
  tier: Tier;
  /** The quantity is above the last tier, whose value is used all the same. */
  isAboveLast: boolean;
}

/**
 * Returns the pricing tier for a quantity: the tier with the smallest `power` not below the quantity, else
 * the last tier (pricing-002, pricing-007). Null if `tiers` is empty.
 */
export function pickTier<Tier extends { power: Decimal }>(
  tiers: readonly Tier[],
  quantity: Decimal,
): PickedTier<Tier> | null {
  const wanted = parseRatio(quantity) ?? ZERO_RATIO;
  const sorted = tiers
    .map((tier) => ({ tier, power: parseRatio(tier.power) ?? ZERO_RATIO }))
    .sort((a, b) => compareRatios(a.power, b.power));
  const found = sorted.find(({ power }) => compareRatios(power, wanted) >= 0);
  const last = sorted.at(-1);
  if (found) return { tier: found.tier, isAboveLast: false };
  return last ? { tier: last.tier, isAboveLast: true } : null;
}
