import type { FinancingOffer } from '../contract/proposal-revenue';
import { sortFinancingOffers } from './financing-order';

/** Maximum number of financing offers of a proposal (financing-064). */
export const MAX_FINANCING_OFFERS = 4;

/** Terms of financing in months: 12 to 120 in steps of 12 (financing-090). */
export const financingTermMonths = Array.from({ length: 10 }, (_, index) => (index + 1) * 12);

/**
 * Prepares the financing offers of a proposal for storage: sorts them, removes lines whose installments or
 * value are 0 (proposals-028), and removes offers without lines.
 */
export const normalizeFinancingOffers = (offers: readonly FinancingOffer[]): FinancingOffer[] =>
  sortFinancingOffers(
    offers
      .map((offer) => ({
        ...offer,
        options: offer.options.filter(({ installments, value }) => installments > 0 && value > 0),
      }))
      .filter(({ options }) => options.length > 0),
  );

/** Maximum monthly interest, as a fraction. */
export const MAX_MONTHLY_INTEREST_FRACTION = 0.15;

/**
 * Minimum number that is read as a monthly interest in percent; a smaller number is a fraction already (financing-088).
 */
export const MIN_INTEREST_READ_AS_PERCENT = 0.15;
