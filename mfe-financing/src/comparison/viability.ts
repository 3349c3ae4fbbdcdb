import type { FinancingOfferTerms } from '@girassol/shared-domain/contract';

type Costly = Pick<FinancingOfferTerms, 'installments' | 'installmentValue'>;

/** The dearest option and the cheapest that costs anything, by instalments times value (financing-079). */
export function viabilityOf<Offer extends Costly>(
  offers: readonly Offer[],
): { maximum: Offer; minimum: Offer } | null {
  const byCost = offers
    .filter((offer) => costOf(offer) > 0)
    .toSorted((one, other) => costOf(one) - costOf(other));
  const [minimum] = byCost;
  const maximum = byCost.at(-1);
  return minimum && maximum ? { maximum, minimum } : null;
}

const costOf = ({ installments, installmentValue }: Costly): number => installments * installmentValue;
