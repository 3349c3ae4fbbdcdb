import type { FinancingOfferTerms } from '@girassol/shared-domain/contract';

type Costly = Pick<FinancingOfferTerms, 'installments' | 'installmentValue'>;

/**
 * Finds the cheapest and the costliest offer by total cost, the number of instalments times the value of one
 * (financing-079). Offers without cost are ignored; null if no offer remains.
 */
export function findCheapestAndCostliestOffer<Offer extends Costly>(
  offers: readonly Offer[],
): { maximum: Offer; minimum: Offer } | null {
  const byCost = offers
    .filter((offer) => computeCost(offer) > 0)
    .toSorted((one, other) => computeCost(one) - computeCost(other));
  const [minimum] = byCost;
  const maximum = byCost.at(-1);
  return minimum && maximum ? { maximum, minimum } : null;
}

const computeCost = ({ installments, installmentValue }: Costly): number => installments * installmentValue;
