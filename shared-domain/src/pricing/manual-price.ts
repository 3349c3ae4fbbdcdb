import { type Cents, exactCents, inCents, ratioOfCents, sumCents } from './cents';
import type { PricingCalc, PricingContext } from './component';
import type { PercentageKind } from './component-kinds';
import type { PriceResult } from './detailed-price';
import { type PricingError, pricingError } from './errors';
import { type FormulaStep, moneyText, numberText } from './formula';
import type { ServiceLine } from './lines';
import { isTooHigh } from './margin';
import { percentErrors, percentTotals } from './percent-totals';
import {
  isTradingMargin,
  type Percentage,
  percentageBases,
  percentageLines,
  sidePrice,
  sideStep,
} from './percentages';
import { compare, type Decimal, exact, percentOf, plus, type Ratio, rounded, times, zero } from './ratio';

/** Margin of a price made by hand when nobody entered one, percent (proposals-026). */
export const DEFAULT_MARGIN: Decimal = 20;

/** A cost or revenue line as it is typed; lines of zero are left out (proposals-027). */
export interface TypedServiceCost {
  name: string;
  value: Decimal;
  isRevenue?: boolean | null;
  componentId?: string | null;
}

/** A percentage as it is typed: a tax on the service, a commission, a share of the profit. */
export interface TypedPercentage {
  name: string;
  type: PercentageKind;
  /** Percent. */
  value: Decimal;
  isRevenue?: boolean | null;
  comissionPermission?: boolean | null;
  componentId?: string | null;
}

export interface ManualTerms {
  kitCost: Cents;
  discount: Cents;
  calc: PricingCalc;
  /** Margin on the kit, percent. */
  marginEquip?: Decimal | null;
  /** Margin on the service, percent. */
  margin?: Decimal | null;
  servicePricePerkWp?: Decimal | null;
  serviceCosts?: readonly TypedServiceCost[] | null;
  percentageComponents?: readonly TypedPercentage[] | null;
  /** Share of the list price that is the seller's room, percent. */
  tradingMargin?: Decimal | null;
  context: PricingContext;
}

/**
 * A price made by hand: the kit with its margin, and `servicePricePerkWp · kWp` and the service costs with theirs, both
 * by the account's calculation. Percentages that were typed stand beside the margins as those of components do (see
 * `detailedPrice`). What is above costs and percentages is profit, and takes what rounding leaves.
 */
export function manualPrice(terms: ManualTerms): PriceResult {
  const { kitCost, calc, discount } = terms;
  const errors: PricingError[] = [];
  const read = (value: Decimal | null | undefined, fallback: Decimal, path: string, name: string): Ratio => {
    const number = exact(value ?? fallback);
    if (!number) errors.push(pricingError('VALUE_INVALID', path, name));
    else if (compare(number, zero) < 0) errors.push(pricingError('VALUE_NEGATIVE', path, name));
    return number ?? zero;
  };
  const marginEquip = percentOf(read(terms.marginEquip, DEFAULT_MARGIN, 'marginEquip', 'Margem do kit'));
  const margin = percentOf(read(terms.margin, DEFAULT_MARGIN, 'margin', 'Margem do serviço'));
  const perKwp = read(terms.servicePricePerkWp, 0, 'servicePricePerkWp', 'Serviço por kWp');
  const tradingMargin = percentOf(read(terms.tradingMargin, 0, 'tradingMargin', 'Margem de negociação'));
  const serviceCosts = typedLines(terms.serviceCosts ?? [], errors);
  const percentages = (terms.percentageComponents ?? []).map(
    (line, index): Percentage => ({
      componentId: line.componentId ?? null,
      name: line.name,
      type: line.type,
      value: read(line.value, 0, `percentageComponents.${index}.value`, line.name),
      isRevenue: line.isRevenue ?? false,
      comissionPermission: line.comissionPermission ?? null,
    }),
  );
  if (isTooHigh(marginEquip, calc)) errors.push(pricingError('MARGIN_TOO_HIGH', 'marginEquip'));
  if (isTooHigh(margin, calc)) errors.push(pricingError('MARGIN_TOO_HIGH', 'margin'));
  const typed = percentTotals(percentages);
  const totals = { ...typed, kit: plus(marginEquip, typed.kit), service: plus(margin, typed.service) };
  if (errors.length === 0) errors.push(...percentErrors(totals, calc, 'percentageComponents'));
  if (errors.length > 0) return { ok: false, errors };

  const kwp = exact(terms.context.kwp) ?? zero;
  const otherServiceCost = rounded(times(inCents(perKwp), kwp));
  const serviceCost = otherServiceCost + sumCents(serviceCosts.map(({ amount }) => amount));
  const kit = sidePrice(ratioOfCents(kitCost), totals, 'kit', calc);
  const service = sidePrice(ratioOfCents(serviceCost), totals, 'service', calc);
  const [kitPrice, servicePrice] = [rounded(kit), rounded(service)];
  const listPrice = kitPrice + servicePrice;
  const finalPrice = listPrice - discount;

  const lines = percentageLines(
    percentages,
    percentageBases(
      { kit: kitCost, service: serviceCost },
      { kit, service, price: plus(kit, service) },
      calc,
    ),
  );
  const spent = [...serviceCosts, ...lines.filter((line) => !isTradingMargin(line))];
  const costs = sumCents(spent.filter(({ isRevenue }) => !isRevenue).map(({ amount }) => amount));
  const preTaxProfit = finalPrice - kitCost - otherServiceCost - costs;
  const shares = percentageLines(percentages, {
    profit: ratioOfCents(preTaxProfit > 0n ? preTaxProfit : 0n),
  });
  return {
    ok: true,
    price: {
      method: 'MANUAL',
      calc,
      kitCost,
      kitPrice,
      servicePrice,
      listPrice,
      discount,
      finalPrice,
      otherServiceCost,
      serviceCosts,
      percentageComponents: [...lines, ...shares],
      negMarginValue:
        rounded(times(tradingMargin, ratioOfCents(listPrice))) +
        sumCents(lines.filter(isTradingMargin).map(({ amount }) => amount)),
      preTaxProfit,
      profitShares: sumCents(shares.map(({ amount }) => amount)),
      warnings: [],
      formula: [
        sideStep('kit', kitCost, kitPrice, [marginEquip, typed.price, typed.kit], calc),
        ...(otherServiceCost > 0n ? [perKwpStep(perKwp, kwp, otherServiceCost)] : []),
        sideStep('service', serviceCost, servicePrice, [margin, typed.price, typed.service], calc),
      ],
    },
  };
}

function typedLines(typed: readonly TypedServiceCost[], errors: PricingError[]): ServiceLine[] {
  return typed.flatMap((line, index) => {
    const cents = exactCents(line.value);
    const code = !cents ? 'VALUE_INVALID' : compare(cents, zero) < 0 ? 'VALUE_NEGATIVE' : null;
    if (code) errors.push(pricingError(code, `serviceCosts.${index}.value`, line.name));
    const amount = cents ? rounded(cents) : 0n;
    if (amount === 0n) return [];
    const { name, isRevenue, componentId } = line;
    return {
      name,
      amount,
      isRevenue: isRevenue ?? false,
      componentId: componentId ?? null,
      formula: moneyText(amount),
    };
  });
}

const perKwpStep = (perKwp: Ratio, kwp: Ratio, amount: Cents): FormulaStep => ({
  key: 'perKwp',
  label: 'Serviço por kWp',
  expression: `${numberText(kwp)} kWp × ${moneyText(rounded(inCents(perKwp)))}`,
  amount,
});
