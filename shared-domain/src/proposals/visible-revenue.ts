import type { AccessFacts } from '../access/condition';
import type { PriceBreakdown } from '../contract/proposal-revenue';
import { canEditPricing, canSeePriceBreakdown } from './pricing-rights';

/**
 * Returns the part of a proposal's price breakdown that the user may see (pricing-014). Without the right to
 * see costs and margins, only the customer's part is returned; without the right to edit prices, commissions
 * hidden from vendors are removed.
 */
export function filterVisiblePriceBreakdown(revenue: PriceBreakdown, facts: AccessFacts): PriceBreakdown {
  if (!canSeePriceBreakdown(facts)) return toCustomerPriceBreakdown(revenue);
  if (canEditPricing(facts) || !revenue.percentageComponents) return revenue;
  return {
    ...revenue,
    percentageComponents: revenue.percentageComponents.filter(
      ({ isCommission, comissionPermission }) => !isCommission || comissionPermission,
    ),
  };
}

/**
 * Returns the part of a proposal's price breakdown that the customer sees: price, payment terms and savings.
 */
export function toCustomerPriceBreakdown({
  finalPrice,
  inflation,
  paymentConditions,
  financing,
  finantialViability,
}: PriceBreakdown): PriceBreakdown {
  return {
    finalPrice,
    ...(inflation !== undefined && { inflation }),
    ...(paymentConditions !== undefined && { paymentConditions }),
    ...(financing && { financing }),
    ...(finantialViability && { finantialViability }),
  };
}
