import { type Cents, centsToRatio, centsToReais, sumCents } from './cents';
import { isCommissionKind, type PricingComponentKind } from './component-kinds';
import type { PercentageLine } from './lines';
import type { Price } from './price';
import { divideRatios, multiplyRatios, percentToRatio, type Ratio, ratioToNumber, roundRatio } from './ratio';

/** Line of the service price as stored in a proposal, in reais. */
export interface StoredServicePriceLine {
  name: string;
  /** R$ */
  value: number;
  isRevenue: boolean;
  componentId: string | null;
}

/** Percentage line of the price as stored in a proposal, with its amount in reais. */
export interface StoredPercentageLine {
  name: string;
  /** R$ that it came to. */
  value: number;
  type: PricingComponentKind;
  isRevenue: boolean;
  isCommission: boolean;
  comissionPermission: boolean;
  /** The percentage it came from. */
  ogValue: number;
  componentId: string | null;
}

/**
 * Price of a proposal with its costs and percentages as stored in the proposal (`revenueData`). Field names
 * are those of the API, amounts are in reais.
 */
export interface StoredPriceBreakdown {
  /** Supplier's price of the kit. */
  pvKitOriginalCost: number;
  /** Customer's price of the kit. */
  pvKitCost: number;
  serviceCosts: StoredServicePriceLine[];
  percentageComponents: StoredPercentageLine[];
  /** Value of the service invoice. */
  nfValue: number;
  /** Percent of the service invoice. */
  taxes: number;
  /** Kit price less its cost and the percentages taken of it. */
  equipamentProfit: number;
  /** Percent. */
  tradingMargin: number;
  discount: number;
  /** Room of the seller. */
  negMarginValue: number;
  /** Profit as a fraction of the price. */
  effMargin: number;
  totalEqp: number;
  totalSvc: number;
  /** Service less its costs. */
  liquidServices: number;
  totalPerKwp: number;
  profit: number;
  profitPerKwp: number;
  finalPrice: number;
  calculatedData: { listPrice: number; preTaxProfit: number; taxesValue: number };
}

/**
 * Data on the invoices for a proposal's price: tax on the service invoice in percent, and whether the
 * supplier invoices the kit directly to the customer.
 */
export interface PriceInvoiceTerms {
  /** Tax on the service invoice, percent. 0 where a component stands for it. */
  taxes: Ratio;
  /** The supplier invoices the kit to the customer: the company's invoice is the rest. */
  kitInvoicedBySupplier: boolean;
}

/**
 * Builds the price breakdown that a proposal stores (`revenueData`) from a computed price. `kwp` is the
 * system's power and must be above zero.
 */
export function buildPriceBreakdown(
  price: Price,
  kwp: Ratio,
  { taxes, kitInvoicedBySupplier }: PriceInvoiceTerms,
): StoredPriceBreakdown {
  const { finalPrice, kitPrice, kitCost, preTaxProfit } = price;
  const invoice = kitInvoicedBySupplier && finalPrice > kitCost ? finalPrice - kitCost : finalPrice;
  const taxesValue = roundRatio(multiplyRatios(percentToRatio(taxes), centsToRatio(invoice)));
  const profit = preTaxProfit - price.profitShares - taxesValue;
  const ofKit = price.percentageComponents.filter(({ type }) => type === 'PERCENTAGE_KIT');
  const costs = price.serviceCosts.filter(({ isRevenue }) => !isRevenue);
  const totalSvc = finalPrice - kitPrice;
  const perKwp = (cents: Cents) => centsToReais(roundRatio(divideRatios(centsToRatio(cents), kwp)));
  return {
    pvKitOriginalCost: centsToReais(kitCost),
    pvKitCost: centsToReais(kitPrice),
    // A line of zero says nothing (proposals-027).
    serviceCosts: price.serviceCosts
      .filter(({ amount }) => amount !== 0n)
      .map(({ name, amount, isRevenue, componentId }) => ({
        name,
        value: centsToReais(amount),
        isRevenue,
        componentId,
      })),
    percentageComponents: price.percentageComponents
      .filter(({ amount }) => amount !== 0n)
      .map(storedPercentage),
    nfValue: centsToReais(invoice),
    taxes: ratioToNumber(taxes),
    equipamentProfit: centsToReais(kitPrice - kitCost - sumCents(ofKit.map(({ amount }) => amount))),
    tradingMargin: computeTradingMarginPercent(price),
    discount: centsToReais(price.discount),
    negMarginValue: centsToReais(price.negMarginValue),
    effMargin: finalPrice > 0n ? ratioToNumber({ over: profit, under: finalPrice }) : 0,
    totalEqp: centsToReais(kitPrice),
    totalSvc: centsToReais(totalSvc),
    liquidServices: centsToReais(
      totalSvc - price.otherServiceCost - sumCents(costs.map(({ amount }) => amount)),
    ),
    totalPerKwp: perKwp(finalPrice),
    profit: centsToReais(profit),
    profitPerKwp: perKwp(profit),
    finalPrice: centsToReais(finalPrice),
    calculatedData: {
      listPrice: centsToReais(price.listPrice),
      preTaxProfit: centsToReais(preTaxProfit),
      taxesValue: centsToReais(taxesValue),
    },
  };
}

const storedPercentage = (line: PercentageLine): StoredPercentageLine => ({
  name: line.name,
  value: centsToReais(line.amount),
  type: line.type,
  isRevenue: line.isRevenue,
  isCommission: isCommissionKind(line.type),
  comissionPermission: line.comissionPermission ?? false,
  ogValue: ratioToNumber({ over: line.share.over * 100n, under: line.share.under }),
  componentId: line.componentId,
});

/** Returns the discount that the seller may give, as a percentage of the list price. */
const computeTradingMarginPercent = ({ negMarginValue, listPrice }: Price): number =>
  listPrice > 0n ? ratioToNumber({ over: negMarginValue * 100n, under: listPrice }, 4) : 0;
