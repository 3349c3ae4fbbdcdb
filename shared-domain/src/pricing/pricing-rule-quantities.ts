import type { QuantityComponentKind } from './component-kinds';
import type { PricingContext } from './pricing-context';
import type { Decimal } from './ratio';

/**
 * Quantities of a proposal by which a pricing component selects its rule, with label (pricing-012). The
 * stored values repeat the specification's misspellings.
 */
export const pricingRuleQuantities = [
  { value: 'KWP', label: 'Potência (kWp)' },
  { value: 'MODULES', label: 'Módulos' },
  { value: 'INVERTERS', label: 'Inversores' },
  { value: 'KW', label: 'Potência dos inversores (kW)' },
  { value: 'KM', label: 'Distância (km)' },
  { value: 'SQUARE_METERS', label: 'Área (m²)' },
  { value: 'LINERAR_METERS', label: 'Perímetro (m)' },
  { value: 'ROOF_HIGHT', label: 'Altura do telhado (m)' },
] as const;

export type PricingRuleQuantity = (typeof pricingRuleQuantities)[number]['value'];

const readBase: Readonly<Record<PricingRuleQuantity, (context: PricingContext) => Decimal>> = {
  KWP: ({ kwp }) => kwp,
  MODULES: ({ modules }) => modules,
  INVERTERS: ({ inverters }) => inverters,
  KW: ({ kw }) => kw,
  KM: ({ km }) => km,
  SQUARE_METERS: ({ m2 }) => m2,
  LINERAR_METERS: ({ m }) => m,
  ROOF_HIGHT: ({ roofHeight }) => roofHeight,
};

/** Returns the quantity of a proposal by which a pricing component selects its rule. */
export const getRuleQuantity = (base: PricingRuleQuantity, context: PricingContext): Decimal =>
  readBase[base](context);

const readQuantity: Readonly<Record<QuantityComponentKind, (context: PricingContext) => Decimal>> = {
  FIXED: () => 1,
  PER_KWP: ({ kwp }) => kwp,
  PER_MODULE: ({ modules }) => modules,
  PER_INVERTER: ({ inverters }) => inverters,
  PER_KM: ({ km }) => km,
  PER_M2: ({ m2 }) => m2,
  PER_M: ({ m }) => m,
};

/**
 * Returns the quantity of a proposal by which the value of a pricing component is multiplied, such as the
 * number of modules for `PER_MODULE`.
 */
export const getMultiplierQuantity = (kind: QuantityComponentKind, context: PricingContext): Decimal =>
  readQuantity[kind](context);
