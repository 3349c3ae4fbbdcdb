import type { Cents } from './cents';
import type { MarginCalculation } from './component';
import type { PriceFormulaStep } from './formula';
import type { PercentageLine, PricingWarning, ServiceLine } from './lines';

export const pricingMethods = ['SIMPLE', 'DETAILED', 'MANUAL', 'FRONT_PRICE'] as const;
export type PricingMethod = (typeof pricingMethods)[number];

/**
 * Computed price of a proposal with its parts, in cents: `kitPrice + servicePrice = listPrice`, `listPrice −
 * discount = finalPrice`.
 */
export interface Price {
  method: PricingMethod;
  calc: MarginCalculation | null;
  /** Supplier's price of the kit. */
  kitCost: Cents;
  kitPrice: Cents;
  servicePrice: Cents;
  listPrice: Cents;
  discount: Cents;
  finalPrice: Cents;
  /** Costs of the service side that are in no line. */
  otherServiceCost: Cents;
  serviceCosts: ServiceLine[];
  /** Percentages of profit are among them: they lower the profit and are no part of the price. */
  percentageComponents: PercentageLine[];
  /** Room of the seller: how much discount needs nobody's leave. */
  negMarginValue: Cents;
  /** Before what is shared of the profit and before taxes on the invoice; after the discount. */
  preTaxProfit: Cents;
  /** Sum of the percentages of profit. */
  profitShares: Cents;
  warnings: PricingWarning[];
  formula: PriceFormulaStep[];
}
