/** What the order of financing offers looks at. */
interface Offer {
  /** The one the seller recommends. */
  bestChoice?: boolean;
  /** Months before the first payment. */
  gracePeriod: number;
  options: readonly { installments: number; value: number }[];
}

/** Months of grace that customers ask for first. */
const USUAL_GRACE = 3;

const largestInstallment = ({ options }: Offer): number => Math.max(0, ...options.map(({ value }) => value));

/**
 * Financing offers in the order a proposal shows them (financing-087): the best choice, then those with three months of
 * grace, then longer grace, then larger instalments.
 */
export function orderOffers<T extends Offer>(offers: readonly T[]): T[] {
  return offers.toSorted(
    (one, other) =>
      Number(other.bestChoice ?? false) - Number(one.bestChoice ?? false) ||
      Number(other.gracePeriod === USUAL_GRACE) - Number(one.gracePeriod === USUAL_GRACE) ||
      other.gracePeriod - one.gracePeriod ||
      largestInstallment(other) - largestInstallment(one),
  );
}
