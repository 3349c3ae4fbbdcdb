/** Fields of a financing offer that decide its position. */
interface SortableOffer {
  /** The one the seller recommends. */
  bestChoice?: boolean;
  /** Months before the first payment. */
  gracePeriod: number;
  options: readonly { installments: number; value: number }[];
}

/** Months of grace that customers ask for first. */
const USUAL_GRACE = 3;

const largestInstallment = ({ options }: SortableOffer): number =>
  Math.max(0, ...options.map(({ value }) => value));

/**
 * Sorts the financing offers of a proposal for display (financing-087): first the best choice, next offers
 * with three months of grace, then the other offers by grace period, longest first. Offers with equal grace
 * are sorted by largest instalment, descending.
 */
export function sortFinancingOffers<T extends SortableOffer>(offers: readonly T[]): T[] {
  return offers.toSorted(
    (one, other) =>
      Number(other.bestChoice ?? false) - Number(one.bestChoice ?? false) ||
      Number(other.gracePeriod === USUAL_GRACE) - Number(one.gracePeriod === USUAL_GRACE) ||
      other.gracePeriod - one.gracePeriod ||
      largestInstallment(other) - largestInstallment(one),
  );
}
