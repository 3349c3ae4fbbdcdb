import { sortFinancingOffers as inOrder } from '@girassol/shared-domain';
import type { FinancingOfferTerms } from '@girassol/shared-domain/contract';

type Ordered = Pick<FinancingOfferTerms, 'bestChoice' | 'gracePeriod' | 'installments' | 'installmentValue'>;

/**
 * Sorts offers of a bank as proposals do: best choice first, then 3 months of grace, then longer grace, then
 * larger instalment (financing-087).
 */
export const sortOffersByPreference = <Offer extends Ordered>(offers: readonly Offer[]): Offer[] =>
  inOrder(
    offers.map((offer) => {
      const { bestChoice, gracePeriod, installments, installmentValue } = offer;
      return { offer, bestChoice, gracePeriod, options: [{ installments, value: installmentValue }] };
    }),
  ).map(({ offer }) => offer);
