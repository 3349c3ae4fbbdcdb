import { orderOffers as inOrder } from '@girassol/shared-domain';
import type { FinancingOfferTerms } from '@girassol/shared-domain/contract';

type Ordered = Pick<FinancingOfferTerms, 'bestChoice' | 'gracePeriod' | 'installments' | 'installmentValue'>;

/** Options in the order of a proposal: each is an offer of one line there (financing-087). */
export const orderOffers = <Offer extends Ordered>(offers: readonly Offer[]): Offer[] =>
  inOrder(
    offers.map((offer) => {
      const { bestChoice, gracePeriod, installments, installmentValue } = offer;
      return { offer, bestChoice, gracePeriod, options: [{ installments, value: installmentValue }] };
    }),
  ).map(({ offer }) => offer);
