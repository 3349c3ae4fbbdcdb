import type { PricingComponentKind } from './component-kinds';
import type { PricingRuleQuantity } from './pricing-rule-quantities';
import type { Decimal } from './ratio';

/**
 * Calculations of a price from a cost and a margin m: `MARKUP` is `cost / (1 − m)`, `GROSS_MARGIN` is `cost ·
 * (1 + m)`. The names are those of the specification; accountants use them the other way round.
 */
export const marginCalculations = ['GROSS_MARGIN', 'MARKUP'] as const;
export type MarginCalculation = (typeof marginCalculations)[number];

/** Margin calculation of an account that has not chosen any. */
export const DEFAULT_MARGIN_CALCULATION: MarginCalculation = 'GROSS_MARGIN';

/** Tier of a pricing component: the component has `value` for quantities up to `power`. */
export interface PricingComponentRule {
  power: Decimal;
  value: Decimal;
}

/** Properties of a proposal that a condition of a pricing component can compare (kits-011). */
export const pricingConditionalTypes = [
  'NONE',
  'VOLTAGE',
  'FIXATION',
  'INVERTER_TYPE',
  'VENDOR',
  'PRE_VENDOR',
] as const;
export type PricingConditionalType = (typeof pricingConditionalTypes)[number];

/**
 * Condition under which a pricing component applies: a property of the proposal is equal to, or different
 * from, a value.
 */
export interface PricingComponentCondition {
  type: PricingConditionalType;
  logic: 'EQUAL' | 'DIFFERENT';
  numValue?: number | null;
  strValue?: string | null;
}

/**
 * Restriction of pricing components to cities or states, and to vendors. Components refer to the restriction
 * by its id.
 */
export interface PricingRestriction {
  _id: string;
  /** Cities or states. */
  locations: readonly string[];
  /** User ids. */
  vendors: readonly string[];
}

/**
 * Component of an account's detailed pricing: a cost, revenue or percentage with its rules, conditions and
 * restriction. Field names are those of the API.
 */
export interface PricingComponent {
  _id: string;
  name: string;
  type: PricingComponentKind;
  /** Quantity by which the rules are selected. */
  range: PricingRuleQuantity;
  rules: readonly PricingComponentRule[];
  conditionals?: readonly PricingComponentCondition[] | null;
  /** Id of a restriction. */
  restriction?: string | null;
  /** The person an INDIVIDUAL_COMMISSION is for. */
  vendor?: string | null;
  isOptional?: boolean | null;
  isRevenue?: boolean | null | undefined;
  /** Permission to see the line; only passed on. */
  comissionPermission?: boolean | null;
}
