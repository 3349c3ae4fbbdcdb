/** The 14 kinds of pricing component, as they are stored and as people name them (pricing-011). */
export const componentKinds = [
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

export type ComponentKind = (typeof componentKinds)[number]['value'];

/** What a percentage is taken of. `price` is the final price: kit and service together. */
export type PercentageBase = 'price' | 'kit' | 'service' | 'profit';

const percentageBases = {
  PERCENTAGE_SERVICE_AND_KIT: 'price',
  COMMISSION: 'price',
  INDIVIDUAL_COMMISSION: 'price',
  TRADING_MARGIN: 'price',
  PERCENTAGE_KIT: 'kit',
  PERCENTAGE_SERVICE: 'service',
  PERCENTAGE_PROFIT: 'profit',
} as const satisfies Partial<Record<ComponentKind, PercentageBase>>;

export type PercentageKind = keyof typeof percentageBases;

/** The percentages that a price made by hand may have too. */
export const percentageKinds = [
  'PERCENTAGE_SERVICE_AND_KIT',
  'PERCENTAGE_SERVICE',
  'PERCENTAGE_KIT',
  'PERCENTAGE_PROFIT',
  'TRADING_MARGIN',
  'COMMISSION',
  'INDIVIDUAL_COMMISSION',
] as const satisfies readonly PercentageKind[];

export type QuantityKind = Exclude<ComponentKind, PercentageKind>;

export const isPercentage = (kind: ComponentKind): kind is PercentageKind => kind in percentageBases;

export const baseOf = (kind: PercentageKind): PercentageBase => percentageBases[kind];

export const isCommission = (kind: ComponentKind): boolean =>
  kind === 'COMMISSION' || kind === 'INDIVIDUAL_COMMISSION';
