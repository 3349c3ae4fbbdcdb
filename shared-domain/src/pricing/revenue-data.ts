import { type Cents, ratioOfCents, reaisOf, sumCents } from './cents';
import { type ComponentKind, isCommission } from './component-kinds';
import type { PercentageLine } from './lines';
import type { Price } from './price';
import { by, percentOf, type Ratio, rounded, times, toNumber } from './ratio';

/** A stored service line. */
export interface ServiceCost {
  name: string;
  /** R$ */
  value: number;
  isRevenue: boolean;
  componentId: string | null;
}

/** A stored percentage line. */
export interface PercentageComponent {
  name: string;
  /** R$ that it came to. */
  value: number;
  type: ComponentKind;
  isRevenue: boolean;
  isCommission: boolean;
  comissionPermission: boolean;
  /** The percentage it came from. */
  ogValue: number;
  componentId: string | null;
}

/** What pricing stores in a proposal; names as they go over the wire, amounts in reais. */
export interface RevenueData {
  /** What the supplier asks. */
  pvKitOriginalCost: number;
  /** What the customer pays for the kit. */
  pvKitCost: number;
  serviceCosts: ServiceCost[];
  percentageComponents: PercentageComponent[];
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

/** What the account says about its invoices. */
export interface InvoiceTerms {
  /** Tax on the service invoice, percent. 0 where a component stands for it. */
  taxes: Ratio;
  /** The supplier invoices the kit to the customer: the company's invoice is the rest. */
  kitInvoicedBySupplier: boolean;
}

/** The stored figures of a price. `kwp` is above zero. */
export function revenueDataOf(
  price: Price,
  kwp: Ratio,
  { taxes, kitInvoicedBySupplier }: InvoiceTerms,
): RevenueData {
  const { finalPrice, kitPrice, kitCost, preTaxProfit } = price;
  const invoice = kitInvoicedBySupplier && finalPrice > kitCost ? finalPrice - kitCost : finalPrice;
  const taxesValue = rounded(times(percentOf(taxes), ratioOfCents(invoice)));
  const profit = preTaxProfit - price.profitShares - taxesValue;
  const ofKit = price.percentageComponents.filter(({ type }) => type === 'PERCENTAGE_KIT');
  const costs = price.serviceCosts.filter(({ isRevenue }) => !isRevenue);
  const totalSvc = finalPrice - kitPrice;
  const perKwp = (cents: Cents) => reaisOf(rounded(by(ratioOfCents(cents), kwp)));
  return {
    pvKitOriginalCost: reaisOf(kitCost),
    pvKitCost: reaisOf(kitPrice),
    // A line of zero says nothing (proposals-027).
    serviceCosts: price.serviceCosts
      .filter(({ amount }) => amount !== 0n)
      .map(({ name, amount, isRevenue, componentId }) => ({
        name,
        value: reaisOf(amount),
        isRevenue,
        componentId,
      })),
    percentageComponents: price.percentageComponents
      .filter(({ amount }) => amount !== 0n)
      .map(storedPercentage),
    nfValue: reaisOf(invoice),
    taxes: toNumber(taxes),
    equipamentProfit: reaisOf(kitPrice - kitCost - sumCents(ofKit.map(({ amount }) => amount))),
    tradingMargin: tradingMarginOf(price),
    discount: reaisOf(price.discount),
    negMarginValue: reaisOf(price.negMarginValue),
    effMargin: finalPrice > 0n ? toNumber({ over: profit, under: finalPrice }) : 0,
    totalEqp: reaisOf(kitPrice),
    totalSvc: reaisOf(totalSvc),
    liquidServices: reaisOf(totalSvc - price.otherServiceCost - sumCents(costs.map(({ amount }) => amount))),
    totalPerKwp: perKwp(finalPrice),
    profit: reaisOf(profit),
    profitPerKwp: perKwp(profit),
    finalPrice: reaisOf(finalPrice),
    calculatedData: {
      listPrice: reaisOf(price.listPrice),
      preTaxProfit: reaisOf(preTaxProfit),
      taxesValue: reaisOf(taxesValue),
    },
  };
}

const storedPercentage = (line: PercentageLine): PercentageComponent => ({
  name: line.name,
  value: reaisOf(line.amount),
  type: line.type,
  isRevenue: line.isRevenue,
  isCommission: isCommission(line.type),
  comissionPermission: line.comissionPermission ?? false,
  ogValue: toNumber({ over: line.share.over * 100n, under: line.share.under }),
  componentId: line.componentId,
});

/** The seller's room as a percentage of the list price. */
const tradingMarginOf = ({ negMarginValue, listPrice }: Price): number =>
  listPrice > 0n ? toNumber({ over: negMarginValue * 100n, under: listPrice }, 4) : 0;
