import type { Cents } from './cents';
import type { PricingComponentKind } from './component-kinds';
import type { Ratio } from './ratio';

/** Line of the service price of a proposal (a cost or revenue in cents), with the formula of its amount. */
export interface ServiceLine {
  /** Null: typed by hand. */
  componentId: string | null;
  name: string;
  amount: Cents;
  /** The line stays with the company: it is charged and counts as profit. */
  isRevenue: boolean;
  /** Formula of the amount: `9 × R$ 110,00`. */
  formula: string;
}

/**
 * Line of a proposal's price that is a percentage of the price, kit, service or profit, with its amount in
 * cents.
 */
export interface PercentageLine {
  /** Null: typed by hand. */
  componentId: string | null;
  name: string;
  type: PricingComponentKind;
  /** As a factor: 0.18. */
  share: Ratio;
  amount: Cents;
  isRevenue: boolean;
  comissionPermission: boolean | null;
  /** `18% de R$ 15.834,95` */
  formula: string;
}

/**
 * Warning that the quantity of a pricing component is above the component's last tier, whose value was used.
 * Does not prevent pricing.
 */
export interface PricingWarning {
  componentId: string;
  name: string;
  message: string;
}

export const createAboveLastTierWarning = (componentId: string, name: string): PricingWarning => ({
  componentId,
  name,
  message: `A quantidade passa da última faixa de "${name}"; foi usado o valor da última.`,
});
