import type { ComponentKind } from './component-kinds';
import type { QuantityBase } from './quantity-bases';
import type { Decimal } from './ratio';

/** How prices are made from costs. MARKUP divides, GROSS_MARGIN multiplies: the names as the specification has them. */
export const pricingCalcs = ['GROSS_MARGIN', 'MARKUP'] as const;
export type PricingCalc = (typeof pricingCalcs)[number];

/** The calculation of an account that never chose one. */
export const DEFAULT_PRICING_CALC: PricingCalc = 'GROSS_MARGIN';

/** From which quantity on a value counts: up to `power`, `value`. */
export interface PricingRule {
  power: Decimal;
  value: Decimal;
}

/** The facts of a proposal that a component may depend on (kits-011). */
export const conditionalTypes = [
  'NONE',
  'VOLTAGE',
  'FIXATION',
  'INVERTER_TYPE',
  'VENDOR',
  'PRE_VENDOR',
] as const;
export type ConditionalType = (typeof conditionalTypes)[number];

/** Switches a component by a fact of the proposal. */
export interface PricingConditional {
  type: ConditionalType;
  logic: 'EQUAL' | 'DIFFERENT';
  numValue?: number | null;
  strValue?: string | null;
}

/** Where and for whom a component is allowed. */
export interface PricingRestriction {
  _id: string;
  /** Cities or states. */
  locations: readonly string[];
  /** User ids. */
  vendors: readonly string[];
}

/** One line of detailed pricing; names as they go over the wire. */
export interface PricingComponent {
  _id: string;
  name: string;
  type: ComponentKind;
  /** What the rules are sorted by. */
  range: QuantityBase;
  rules: readonly PricingRule[];
  conditionals?: readonly PricingConditional[] | null;
  /** Id of a restriction. */
  restriction?: string | null;
  /** The person an INDIVIDUAL_COMMISSION is for. */
  vendor?: string | null;
  isOptional?: boolean | null;
  isRevenue?: boolean | null;
  /** Who may see the line; carried along. */
  comissionPermission?: boolean | null;
}

/** Facts of a proposal that pricing asks for. Quantities not known are 0. */
export interface PricingContext {
  kwp: Decimal;
  modules: Decimal;
  inverters: Decimal;
  /** Alternating power of the inverters, kW. */
  kw: Decimal;
  /** Distance to the site, one way. */
  km: Decimal;
  /** Area of the modules. */
  m2: Decimal;
  /** Perimeter. */
  m: Decimal;
  roofHeight: Decimal;
  /** Of the kit: `220`, `220 V`. */
  voltage?: Decimal | null;
  fixation?: string | null;
  inverterType?: string | null;
  vendor?: string | null;
  preVendor?: string | null;
  /** City. */
  location?: string | null;
  uf?: string | null;
  addedOptionalComponents?: readonly string[] | null;
}
