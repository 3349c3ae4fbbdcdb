import { componentKinds, percentageKinds } from '@girassol/shared-domain/pricing';

/** What the fields are called where they are listed. */
export const priceNames: Readonly<Record<string, string>> = {
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

/** Names of what has no field on the screen, by path. */
export const priceLabels: Readonly<Record<string, string>> = {
  percentSum: 'Percentuais',
  'context.kwp': 'Potência do sistema',
};

/** The percentages that can be chosen, as people name them. */
export const percentageOptions = componentKinds.filter(({ value }) =>
  percentageKinds.some((kind) => kind === value),
);
