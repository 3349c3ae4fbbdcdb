import type { PricingContext } from './component';
import type { QuantityKind } from './component-kinds';
import type { Decimal } from './ratio';

/** What the rules of a component go by, as stored (misspellings included) and as people name it (pricing-012). */
export const quantityBases = [
  { value: 'KWP', label: 'Potência (kWp)' },
  { value: 'MODULES', label: 'Módulos' },
  { value: 'INVERTERS', label: 'Inversores' },
  { value: 'KW', label: 'Potência dos inversores (kW)' },
  { value: 'KM', label: 'Distância (km)' },
  { value: 'SQUARE_METERS', label: 'Área (m²)' },
  { value: 'LINERAR_METERS', label: 'Perímetro (m)' },
  { value: 'ROOF_HIGHT', label: 'Altura do telhado (m)' },
] as const;

export type QuantityBase = (typeof quantityBases)[number]['value'];

const readBase: Readonly<Record<QuantityBase, (context: PricingContext) => Decimal>> = {
  KWP: ({ kwp }) => kwp,
  MODULES: ({ modules }) => modules,
  INVERTERS: ({ inverters }) => inverters,
  KW: ({ kw }) => kw,
  KM: ({ km }) => km,
  SQUARE_METERS: ({ m2 }) => m2,
  LINERAR_METERS: ({ m }) => m,
  ROOF_HIGHT: ({ roofHeight }) => roofHeight,
};

/** The quantity that chooses the rule of a component. */
export const rangeQuantity = (base: QuantityBase, context: PricingContext): Decimal =>
  readBase[base](context);

const readQuantity: Readonly<Record<QuantityKind, (context: PricingContext) => Decimal>> = {
  FIXED: () => 1,
  PER_KWP: ({ kwp }) => kwp,
  PER_MODULE: ({ modules }) => modules,
  PER_INVERTER: ({ inverters }) => inverters,
  PER_KM: ({ km }) => km,
  PER_M2: ({ m2 }) => m2,
  PER_M: ({ m }) => m,
};

/** What the value of a component is multiplied by. */
export const valueQuantity = (kind: QuantityKind, context: PricingContext): Decimal =>
  readQuantity[kind](context);
