import type { Proposal, RevenueData, StoredPricingTerms } from '@girassol/shared-domain/contract';
import { DEFAULT_MARGIN, type PercentageKind, percentageKinds } from '@girassol/shared-domain/pricing';
import { newKey } from '../kit/kit-step-values';

/** A cost or revenue line of the service as it is filled in. */
export interface CostValues {
  /** Tells lines apart while they come and go. */
  key: string;
  name: string;
  /** R$ */
  value: number | null;
  isRevenue: boolean;
  /** The component it was made by before somebody edited it. */
  componentId: string | null;
}

/** A percentage line as it is filled in. */
export interface PercentValues {
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

/** A price made by hand as it is filled in: R$ and percent; null where nothing was typed. */
export interface PriceValues {
  kitCost: number | null;
  marginEquip: number | null;
  servicePricePerkWp: number | null;
  margin: number | null;
  serviceCosts: CostValues[];
  percentageComponents: PercentValues[];
  taxes: number | null;
  discount: number | null;
  tradingMargin: number | null;
  inflation: number | null;
  paymentConditions: string;
}

export const newCost = (): CostValues => ({
  key: newKey(),
  name: '',
  value: null,
  isRevenue: false,
  componentId: null,
});

export const newPercent = (): PercentValues => ({
  key: newKey(),
  name: '',
  type: 'PERCENTAGE_SERVICE_AND_KIT',
  value: null,
  isRevenue: false,
  comissionPermission: false,
  componentId: null,
});

export type ManualTerms = Extract<StoredPricingTerms, { method: 'MANUAL' }>;

const orEmpty = (value: number | undefined) => value || null;

/** The form of a price by hand: what was typed before, else empty, with what any price keeps. */
export function manualPriceOf({ pricingTerms, revenueData, kitData }: Proposal): PriceValues {
  if (pricingTerms?.method === 'MANUAL') return valuesOf(pricingTerms, kitData?.kitPrice ?? null);
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
 * The form of a price that is there, however it was made: with its lines, and at first the same price to the cent. The
 * margins of a price that has none of its own are 0: what it earns stands in its lines.
 */
export function presentPriceOf(proposal: Proposal & { revenueData: RevenueData }): PriceValues {
  const { pricingTerms, revenueData } = proposal;
  if (pricingTerms?.method === 'MANUAL') return manualPriceOf(proposal);
  const { pvKitOriginalCost = 0, pvKitCost = 0, totalSvc = 0, discount = 0 } = revenueData;
  const costs = revenueData.serviceCosts ?? [];
  const percentages = (revenueData.percentageComponents ?? []).flatMap(
    ({ value, ogValue, type, comissionPermission, isCommission, ...line }): PercentValues[] =>
      isPercentageKind(type)
        ? [
            {
              ...line,
              key: newKey(),
              type,
              value: ogValue,
              comissionPermission: comissionPermission ?? false,
            },
          ]
        : [],
  );
  const lines = costs.map((line) => ({ ...line, key: newKey() }));
  // Without percentages nothing else carries what is above the costs: it becomes a line that is earned.
  const earned =
    percentages.length > 0 ? 0 : cents(pvKitCost - pvKitOriginalCost + totalSvc + discount) - sumOf(lines);
  if (earned > 0)
    lines.push({ key: newKey(), name: 'Serviço', value: cents(earned), isRevenue: true, componentId: null });
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

const cents = (reais: number) => Math.round(reais * 100) / 100;

const sumOf = (lines: readonly { value: number }[]) =>
  cents(lines.reduce((sum, { value }) => sum + value, 0));

const isPercentageKind = (type: string): type is PercentageKind =>
  percentageKinds.some((kind) => kind === type);

const valuesOf = (terms: ManualTerms, kitPrice: number | null): PriceValues => ({
  kitCost: terms.kitCost ?? kitPrice,
  marginEquip: terms.marginEquip,
  servicePricePerkWp: orEmpty(terms.servicePricePerkWp),
  margin: terms.margin,
  serviceCosts: terms.serviceCosts.map(({ componentId = null, ...line }) => ({
    ...line,
    componentId,
    key: newKey(),
  })),
  percentageComponents: (terms.percentageComponents ?? []).map(({ componentId = null, ...line }) => ({
    ...line,
    componentId,
    key: newKey(),
  })),
  taxes: orEmpty(terms.taxes),
  discount: orEmpty(terms.discount),
  tradingMargin: orEmpty(terms.tradingMargin),
  inflation: terms.inflation ?? null,
  paymentConditions: terms.paymentConditions,
});

/**
 * The price as it goes to the server and to the engine. What is empty counts as its default (proposals-026); a kit whose
 * cost is that of its step keeps following that step.
 */
export function termsOf(values: PriceValues, kitPrice: number | null): ManualTerms {
  const { kitCost } = values;
  return {
    method: 'MANUAL',
    ...(kitCost !== kitPrice && { kitCost: kitCost ?? Number.NaN }),
    marginEquip: values.marginEquip ?? Number(DEFAULT_MARGIN),
    margin: values.margin ?? Number(DEFAULT_MARGIN),
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
