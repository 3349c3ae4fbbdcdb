import type { FinancingOffer } from '../contract/proposal-revenue';
import { orderOffers } from './financing-order';

/** Financing offers of a proposal at most (financing-064). */
export const MAX_FINANCING_OFFERS = 4;

/** Terms that are offered: 12 to 120 months in steps of 12 (financing-090). */
export const financingTermMonths = Array.from({ length: 10 }, (_, index) => (index + 1) * 12);

/**
 * Offers as a proposal keeps them, in their order. A line counts when installments and value are both above 0
 * (proposals-028); an offer without lines is none.
 */
export const soundOffers = (offers: readonly FinancingOffer[]): FinancingOffer[] =>
  orderOffers(
    offers
      .map((offer) => ({
        ...offer,
        options: offer.options.filter(({ installments, value }) => installments > 0 && value > 0),
      }))
      .filter(({ options }) => options.length > 0),
  );

/** The highest monthly interest that is taken for one, as a fraction. */
export const MAX_FEE = 0.15;

/** From this on a monthly interest is percent; under it the number is a fraction already (financing-088). */
export const LEAST_FEE_PERCENT = 0.15;
