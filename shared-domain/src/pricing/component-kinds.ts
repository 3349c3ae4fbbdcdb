/** Kinds of the 14 pricing components: stored value and label (pricing-011). */
export const pricingComponentKinds = [
  { value: 'FIXED', label: 'Valor fixo' },
  { value: 'PER_KWP', label: 'Valor por kWp' },
  { value: 'PER_MODULE', label: 'Valor por módulo' },
  { value: 'PER_INVERTER', label: 'Valor por inversor' },
  { value: 'PER_KM', label: 'Valor por km' },
  { value: 'PER_M2', label: 'Valor por m²' },
  { value: 'PER_M', label: 'Valor por metro (perímetro)' },
  { value: 'PERCENTAGE_SERVICE_AND_KIT', label: '% do valor final' },
  { value: 'PERCENTAGE_SERVICE', label: '% do valor do serviço' },
  { value: 'PERCENTAGE_KIT', label: '% do valor do kit' },
  { value: 'PERCENTAGE_PROFIT', label: '% do lucro' },
  { value: 'TRADING_MARGIN', label: 'Margem de negociação' },
  { value: 'COMMISSION', label: 'Comissão' },
  { value: 'INDIVIDUAL_COMMISSION', label: 'Comissão individual' },
] as const;

export type PricingComponentKind = (typeof pricingComponentKinds)[number]['value'];

/**
 * Part of the price of which a pricing percentage is calculated. `price` is the final price, kit and service
 * together.
 */
export type PercentageBase = 'price' | 'kit' | 'service' | 'profit';

const percentageBases = {
  PERCENTAGE_SERVICE_AND_KIT: 'price',
  COMMISSION: 'price',
  INDIVIDUAL_COMMISSION: 'price',
  TRADING_MARGIN: 'price',
  PERCENTAGE_KIT: 'kit',
  PERCENTAGE_SERVICE: 'service',
  PERCENTAGE_PROFIT: 'profit',
} as const satisfies Partial<Record<PricingComponentKind, PercentageBase>>;

export type PercentageKind = keyof typeof percentageBases;

/** Kinds of percentages that a manual price may have. */
export const manualPercentageKinds = [
  'PERCENTAGE_SERVICE_AND_KIT',
  'PERCENTAGE_SERVICE',
  'PERCENTAGE_KIT',
  'PERCENTAGE_PROFIT',
  'TRADING_MARGIN',
  'COMMISSION',
  'INDIVIDUAL_COMMISSION',
] as const satisfies readonly PercentageKind[];

export type QuantityComponentKind = Exclude<PricingComponentKind, PercentageKind>;

/** Returns true if a pricing component of this kind is a percentage, not an amount in R$. */
export const isPercentageKind = (kind: PricingComponentKind): kind is PercentageKind =>
  kind in percentageBases;

/** Returns the part of the price of which a percentage component of this kind is calculated. */
export const getPercentageBase = (kind: PercentageKind): PercentageBase => percentageBases[kind];

export const isCommissionKind = (kind: PricingComponentKind): boolean =>
  kind === 'COMMISSION' || kind === 'INDIVIDUAL_COMMISSION';
