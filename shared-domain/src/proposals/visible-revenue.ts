import type { Facts } from '../access/condition';
import type { RevenueData } from '../contract/proposal-revenue';
import { mayEditPricing, seesPricing } from './pricing-rights';

/**
 * A pricing result as far as a person may see it: without the right to see how a price is made, what the customer sees;
 * without the right to edit it, no commissions that are not shown to vendors (pricing-014).
 */
export function visibleRevenue(revenue: RevenueData, facts: Facts): RevenueData {
  if (!seesPricing(facts)) return customersRevenue(revenue);
  if (mayEditPricing(facts) || !revenue.percentageComponents) return revenue;
  return {
    ...revenue,
    percentageComponents: revenue.percentageComponents.filter(
      ({ isCommission, comissionPermission }) => !isCommission || comissionPermission,
    ),
  };
}

/** What the customer sees of a pricing result: the price, how it is paid, and what it saves. */
export function customersRevenue({
  finalPrice,
  inflation,
  paymentConditions,
  financing,
  finantialViability,
}: RevenueData): RevenueData {
  return {
    finalPrice,
    ...(inflation !== undefined && { inflation }),
    ...(paymentConditions !== undefined && { paymentConditions }),
    ...(financing && { financing }),
    ...(finantialViability && { finantialViability }),
  };
}
