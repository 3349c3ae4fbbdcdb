import { compare, type Decimal, exact, zero } from './ratio';

/** The tier that counts for a quantity. */
export interface PickedTier<Tier> {
  tier: Tier;
  /** The quantity is above the last tier, whose value is used all the same. */
  isAboveLast: boolean;
}

/**
 * The first tier, by power, that reaches the quantity (pricing-002, pricing-007), or the last one. Null: there are no
 * tiers.
 */
export function pickTier<Tier extends { power: Decimal }>(
  tiers: readonly Tier[],
  quantity: Decimal,
): PickedTier<Tier> | null {
  const wanted = exact(quantity) ?? zero;
  const sorted = tiers
    .map((tier) => ({ tier, power: exact(tier.power) ?? zero }))
    .sort((a, b) => compare(a.power, b.power));
  const found = sorted.find(({ power }) => compare(power, wanted) >= 0);
  const last = sorted.at(-1);
  if (found) return { tier: found.tier, isAboveLast: false };
  return last ? { tier: last.tier, isAboveLast: true } : null;
}
