import { roundToCents } from '@girassol/shared-domain';
import type { PriceBreakdown, Proposal, StoredPricingTerms } from '@girassol/shared-domain/contract';
import {
  DEFAULT_MANUAL_MARGIN_PERCENT,
  manualPercentageKinds,
  type PercentageKind,
} from '@girassol/shared-domain/pricing';
import { generateLineKey } from '../kit/kit-step-values';

/** Form values of a line of a manual price that adds a cost or a revenue to the service. */
export interface CostLineValues {
  /** Tells lines apart while they come and go. */
  key: string;
  name: string;
  /** R$ */
  value: number | null;
  isRevenue: boolean;
  /** The component it was made by before somebody edited it. */
  componentId: string | null;
}

/** Form values of a percentage line of a manual price, such as a tax or a commission. */
export interface PercentLineValues {
  key: string;
  name: string;
  type: PercentageKind;
  /** Percent. */
  value: number | null;
  isRevenue: boolean;
  /** Vendors see the commission (pricing-014). */
  comissionPermission: boolean;
  componentId: string | null;
}

/** Form values of a manual price. Amounts are in R$, margins and percentages in percent; null while empty. */
export interface ManualPriceValues {
  kitCost: number | null;
  marginEquip: number | null;
  servicePricePerkWp: number | null;
  margin: number | null;
  serviceCosts: CostLineValues[];
  percentageComponents: PercentLineValues[];
  taxes: number | null;
  discount: number | null;
  tradingMargin: number | null;
  inflation: number | null;
  paymentConditions: string;
}

export const buildEmptyCost = (): CostLineValues => ({
  key: generateLineKey(),
  name: '',
  value: null,
  isRevenue: false,
  componentId: null,
});

export const buildEmptyPercent = (): PercentLineValues => ({
  key: generateLineKey(),
  name: '',
  type: 'PERCENTAGE_SERVICE_AND_KIT',
  value: null,
  isRevenue: false,
  comissionPermission: false,
  componentId: null,
});

export type ManualPricingTerms = Extract<StoredPricingTerms, { method: 'MANUAL' }>;

const orEmpty = (value: number | undefined) => value || null;

/**
 * Returns the form values of a manual price: the saved values if the current price is manual; otherwise empty
 * values with the price of the kit, and with the inflation and the payment conditions of the current price.
 */
export function toManualPriceValues({ pricingTerms, revenueData, kitData }: Proposal): ManualPriceValues {
  if (pricingTerms?.method === 'MANUAL') return toPriceValues(pricingTerms, kitData?.kitPrice ?? null);
  return {
    kitCost: kitData?.kitPrice ?? null,
    marginEquip: null,
    servicePricePerkWp: null,
    margin: null,
    serviceCosts: [],
    percentageComponents: [],
    taxes: null,
    discount: null,
    tradingMargin: null,
    inflation: revenueData?.inflation ?? null,
    paymentConditions: revenueData?.paymentConditions ?? '',
  };
}

/**
 * Converts the current price of a proposal, made by any pricing option, to the form values of a manual price
 * that results in the same price to the cent. For a price that is not manual, the margins are 0, because the
 * earnings are part of its cost and percentage lines.
 */
export function convertCurrentPriceToManualValues(
  proposal: Proposal & { revenueData: PriceBreakdown },
): ManualPriceValues {
  const { pricingTerms, revenueData } = proposal;
  if (pricingTerms?.method === 'MANUAL') return toManualPriceValues(proposal);
  const { pvKitOriginalCost = 0, pvKitCost = 0, totalSvc = 0, discount = 0 } = revenueData;
  const costs = revenueData.serviceCosts ?? [];
  const percentages = (revenueData.percentageComponents ?? []).flatMap(
    ({ value, ogValue, type, comissionPermission, isCommission, ...line }): PercentLineValues[] =>
      isPercentageKind(type)
        ? [
            {
              ...line,
              key: generateLineKey(),
              type,
              value: ogValue,
              comissionPermission: comissionPermission ?? false,
            },
          ]
        : [],
  );
  const lines = costs.map((line) => ({ ...line, key: generateLineKey() }));
  // Without percentages nothing else carries what is above the costs: it becomes a line that is earned.
  const earned =
    percentages.length > 0
      ? 0
      : roundToCents(pvKitCost - pvKitOriginalCost + totalSvc + discount) - sumCents(lines);
  if (earned > 0)
    lines.push({
      key: generateLineKey(),
      name: 'Serviço',
      value: roundToCents(earned),
      isRevenue: true,
      componentId: null,
    });
  return {
    kitCost: pvKitOriginalCost,
    marginEquip: 0,
    servicePricePerkWp: null,
    margin: 0,
    serviceCosts: lines,
    percentageComponents: percentages,
    taxes: orEmpty(revenueData.taxes),
    discount: orEmpty(discount),
    tradingMargin: null,
    inflation: revenueData.inflation ?? null,
    paymentConditions: revenueData.paymentConditions ?? '',
  };
}

const sumCents = (lines: readonly { value: number }[]) =>
  roundToCents(lines.reduce((sum, { value }) => sum + value, 0));

const isPercentageKind = (type: string): type is PercentageKind =>
  manualPercentageKinds.some((kind) => kind === type);

const toPriceValues = (terms: ManualPricingTerms, kitPrice: number | null): ManualPriceValues => ({
  kitCost: terms.kitCost ?? kitPrice,
  marginEquip: terms.marginEquip,
  servicePricePerkWp: orEmpty(terms.servicePricePerkWp),
  margin: terms.margin,
  serviceCosts: terms.serviceCosts.map(({ componentId = null, ...line }) => ({
    ...line,
    componentId,
    key: generateLineKey(),
  })),
  percentageComponents: (terms.percentageComponents ?? []).map(({ componentId = null, ...line }) => ({
    ...line,
    componentId,
    key: generateLineKey(),
  })),
  taxes: orEmpty(terms.taxes),
  discount: orEmpty(terms.discount),
  tradingMargin: orEmpty(terms.tradingMargin),
  inflation: terms.inflation ?? null,
  paymentConditions: terms.paymentConditions,
});

/**
 * Builds the pricing terms of a manual price, for the server and the engine. Empty values take their defaults
 * (proposals-026). A kit cost equal to the kit price of the kit step is left out, so that the cost follows
 * later changes of the kit step.
 */
export function buildManualPricingTerms(
  values: ManualPriceValues,
  kitPrice: number | null,
): ManualPricingTerms {
  const { kitCost } = values;
  return {
    method: 'MANUAL',
    ...(kitCost !== kitPrice && { kitCost: kitCost ?? Number.NaN }),
    marginEquip: values.marginEquip ?? Number(DEFAULT_MANUAL_MARGIN_PERCENT),
    margin: values.margin ?? Number(DEFAULT_MANUAL_MARGIN_PERCENT),
    servicePricePerkWp: values.servicePricePerkWp ?? 0,
    serviceCosts: values.serviceCosts.map(({ key, value, name, ...line }) => ({
      ...line,
      name: name.trim(),
      value: value ?? 0,
    })),
    percentageComponents: values.percentageComponents.map(({ key, value, name, ...line }) => ({
      ...line,
      name: name.trim(),
      value: value ?? 0,
    })),
    tradingMargin: values.tradingMargin ?? 0,
    taxes: values.taxes ?? 0,
    discount: values.discount ?? 0,
    ...(values.inflation !== null && { inflation: values.inflation }),
    paymentConditions: values.paymentConditions.trim(),
  };
}
