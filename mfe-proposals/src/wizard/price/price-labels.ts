import type { MarginCalculation } from '@girassol/shared-domain/pricing';
import { manualPercentageKinds, pricingComponentKinds } from '@girassol/shared-domain/pricing';

/** Labels of the fields of the price step in the validation summary. */
export const priceFieldLabels: Readonly<Record<string, string>> = {
  kitCost: 'Custo do kit',
  marginEquip: 'Margem do kit (%)',
  servicePricePerkWp: 'Serviço por kWp',
  margin: 'Margem do serviço (%)',
  name: 'Linha',
  value: 'Valor',
  taxes: 'Impostos (%)',
  discount: 'Desconto',
  tradingMargin: 'Margem de negociação (%)',
  inflation: 'Reajuste anual da energia (%)',
  paymentConditions: 'Condições de pagamento',
};

/**
 * Labels, by path, of problems of a price that belong to no field of the price form, for the validation
 * summary.
 */
export const fieldlessPriceProblemLabels: Readonly<Record<string, string>> = {
  percentSum: 'Percentuais',
  'context.kwp': 'Potência do sistema',
};

/** Options for the kind of a percentage line of a manual price. */
export const percentageKindOptions = pricingComponentKinds.filter(({ value }) =>
  manualPercentageKinds.some((kind) => kind === value),
);

/** Says what a margin is a percentage of (pricing-004, pricing-005): the cost, or the price. */
export const getMarginBase = (calc: MarginCalculation): string =>
  calc === 'GROSS_MARGIN' ? 'sobre o custo' : 'sobre o preço';
