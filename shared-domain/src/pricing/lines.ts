import type { Cents } from './cents';
import type { ComponentKind } from './component-kinds';
import type { Ratio } from './ratio';

/** What a service costs: one line of the service side, charged to the customer. */
export interface ServiceLine {
  /** Null: typed by hand. */
  componentId: string | null;
  name: string;
  amount: Cents;
  /** The line stays with the company: it is charged and counts as profit. */
  isRevenue: boolean;
  /** How it came about: `9 × R$ 110,00`. */
  formula: string;
}

/** A part of the price that is a percentage of something. */
export interface PercentageLine {
  /** Null: typed by hand. */
  componentId: string | null;
  name: string;
  type: ComponentKind;
  /** As a factor: 0.18. */
  share: Ratio;
  amount: Cents;
  isRevenue: boolean;
  comissionPermission: boolean | null;
  /** `18% de R$ 15.834,95` */
  formula: string;
}

/** A component whose quantity is above its last tier: the last value was used. Worth a look, no obstacle. */
export interface PricingWarning {
  componentId: string;
  name: string;
  message: string;
}

export const aboveLastTier = (componentId: string, name: string): PricingWarning => ({
  componentId,
  name,
  message: `A quantidade passa da última faixa de "${name}"; foi usado o valor da última.`,
});
