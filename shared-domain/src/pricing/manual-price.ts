import { type Cents, centsToRatio, reaisRatioToCents, sumCents, toExactCents } from './cents';
import type { MarginCalculation } from './component';
import type { PercentageKind } from './component-kinds';
import type { PriceResult } from './detailed-price';
import { createPricingError, type PricingError } from './errors';
import { formatCents, formatRatio, type PriceFormulaStep } from './formula';
import type { ServiceLine } from './lines';
import { isMarginTooHigh } from './margin';
import { findPercentageErrors, sumPercentages } from './percent-totals';
import type { AppliedPercentage } from './percentage';
import {
  buildKitOrServiceFormulaStep,
  buildPercentageLines,
  computeKitOrServicePrice,
  computePercentageBases,
  isTradingMarginLine,
} from './percentages';
import type { PricingContext } from './pricing-context';
import {
  addRatios,
  compareRatios,
  type Decimal,
  multiplyRatios,
  parseRatio,
  percentToRatio,
  type Ratio,
  roundRatio,
  ZERO_RATIO,
} from './ratio';

/** Default margin of a manual price, in percent (proposals-026). */
export const DEFAULT_MANUAL_MARGIN_PERCENT: Decimal = 20;

/**
 * Cost or revenue line of the service that a user types for a manual price. Lines of zero are left out
 * (proposals-027).
 */
export interface TypedServiceCost {
  name: string;
  value: Decimal;
  isRevenue?: boolean | null | undefined;
  componentId?: string | null | undefined;
}

/**
 * Percentage that a user types for a manual price: a tax on the service, a commission or a share of the
 * profit.
 */
export interface TypedPercentage {
  name: string;
  type: PercentageKind;
  /** Percent. */
  value: Decimal;
  isRevenue?: boolean | null | undefined;
  comissionPermission?: boolean | null | undefined;
  componentId?: string | null | undefined;
}

/**
 * Inputs for computing a proposal's price by hand: kit cost, margins and percentages in percent, service
 * costs and discount.
 */
export interface ManualPriceTerms {
  kitCost: Cents;
  discount: Cents;
  calc: MarginCalculation;
  /** Margin on the kit, percent. */
  marginEquip?: Decimal | null | undefined;
  /** Margin on the service, percent. */
  margin?: Decimal | null | undefined;
  servicePricePerkWp?: Decimal | null | undefined;
  serviceCosts?: readonly TypedServiceCost[] | null | undefined;
  percentageComponents?: readonly TypedPercentage[] | null | undefined;
  /** Share of the list price that is the seller's room, percent. */
  tradingMargin?: Decimal | null | undefined;
  context: PricingContext;
}

/**
 * Computes a manual price of a proposal: the kit cost with the kit margin, and `servicePricePerkWp · kWp`
 * plus the service costs with the service margin, both by the account's margin calculation. Typed percentages
 * are added to the margins like percentages of components in `computeDetailedPrice`. The amount above costs
 * and percentages is profit and includes the rounding residual.
 */
export function computeManualPrice(terms: ManualPriceTerms): PriceResult {
  const { kitCost, calc, discount } = terms;
  const errors: PricingError[] = [];
  const read = (value: Decimal | null | undefined, fallback: Decimal, path: string, name: string): Ratio => {
    const number = parseRatio(value ?? fallback);
    if (!number) errors.push(createPricingError('VALUE_INVALID', path, name));
    else if (compareRatios(number, ZERO_RATIO) < 0)
      errors.push(createPricingError('VALUE_NEGATIVE', path, name));
    return number ?? ZERO_RATIO;
  };
  const marginEquip = percentToRatio(
    read(terms.marginEquip, DEFAULT_MANUAL_MARGIN_PERCENT, 'marginEquip', 'Margem do kit'),
  );
  const margin = percentToRatio(
    read(terms.margin, DEFAULT_MANUAL_MARGIN_PERCENT, 'margin', 'Margem do serviço'),
  );
  const perKwp = read(terms.servicePricePerkWp, 0, 'servicePricePerkWp', 'Serviço por kWp');
  const tradingMargin = percentToRatio(read(terms.tradingMargin, 0, 'tradingMargin', 'Margem de negociação'));
  const serviceCosts = typedLines(terms.serviceCosts ?? [], errors);
  const percentages = (terms.percentageComponents ?? []).map(
    (line, index): AppliedPercentage => ({
      componentId: line.componentId ?? null,
      name: line.name,
      type: line.type,
      value: read(line.value, 0, `percentageComponents.${index}.value`, line.name),
      isRevenue: line.isRevenue ?? false,
      comissionPermission: line.comissionPermission ?? null,
    }),
  );
  if (isMarginTooHigh(marginEquip, calc)) errors.push(createPricingError('MARGIN_TOO_HIGH', 'marginEquip'));
  if (isMarginTooHigh(margin, calc)) errors.push(createPricingError('MARGIN_TOO_HIGH', 'margin'));
  const typed = sumPercentages(percentages);
  const totals = {
    ...typed,
    kit: addRatios(marginEquip, typed.kit),
    service: addRatios(margin, typed.service),
  };
  if (errors.length === 0) errors.push(...findPercentageErrors(totals, calc, 'percentageComponents'));
  if (errors.length > 0) return { ok: false, errors };

  const kwp = parseRatio(terms.context.kwp) ?? ZERO_RATIO;
  const otherServiceCost = roundRatio(multiplyRatios(reaisRatioToCents(perKwp), kwp));
  const serviceCost = otherServiceCost + sumCents(serviceCosts.map(({ amount }) => amount));
  const kit = computeKitOrServicePrice(centsToRatio(kitCost), totals, 'kit', calc);
  const service = computeKitOrServicePrice(centsToRatio(serviceCost), totals, 'service', calc);
  const [kitPrice, servicePrice] = [roundRatio(kit), roundRatio(service)];
  const listPrice = kitPrice + servicePrice;
  const finalPrice = listPrice - discount;

  const lines = buildPercentageLines(
    percentages,
    computePercentageBases(
      { kit: kitCost, service: serviceCost },
      { kit, service, price: addRatios(kit, service) },
      calc,
    ),
  );
  const spent = [...serviceCosts, ...lines.filter((line) => !isTradingMarginLine(line))];
  const costs = sumCents(spent.filter(({ isRevenue }) => !isRevenue).map(({ amount }) => amount));
  const preTaxProfit = finalPrice - kitCost - otherServiceCost - costs;
  const shares = buildPercentageLines(percentages, {
    profit: centsToRatio(preTaxProfit > 0n ? preTaxProfit : 0n),
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
        roundRatio(multiplyRatios(tradingMargin, centsToRatio(listPrice))) +
        sumCents(lines.filter(isTradingMarginLine).map(({ amount }) => amount)),
      preTaxProfit,
      profitShares: sumCents(shares.map(({ amount }) => amount)),
      warnings: [],
      formula: [
        buildKitOrServiceFormulaStep('kit', kitCost, kitPrice, [marginEquip, typed.price, typed.kit], calc),
        ...(otherServiceCost > 0n ? [perKwpStep(perKwp, kwp, otherServiceCost)] : []),
        buildKitOrServiceFormulaStep(
          'service',
          serviceCost,
          servicePrice,
          [margin, typed.price, typed.service],
          calc,
        ),
      ],
    },
  };
}

function typedLines(typed: readonly TypedServiceCost[], errors: PricingError[]): ServiceLine[] {
  return typed.flatMap((line, index) => {
    const cents = toExactCents(line.value);
    const code = !cents ? 'VALUE_INVALID' : compareRatios(cents, ZERO_RATIO) < 0 ? 'VALUE_NEGATIVE' : null;
    if (code) errors.push(createPricingError(code, `serviceCosts.${index}.value`, line.name));
    const amount = cents ? roundRatio(cents) : 0n;
    if (amount === 0n) return [];
    const { name, isRevenue, componentId } = line;
    return {
      name,
      amount,
      isRevenue: isRevenue ?? false,
      componentId: componentId ?? null,
      formula: formatCents(amount),
    };
  });
}

const perKwpStep = (perKwp: Ratio, kwp: Ratio, amount: Cents): PriceFormulaStep => ({
  key: 'perKwp',
  label: 'Serviço por kWp',
  expression: `${formatRatio(kwp)} kWp × ${formatCents(roundRatio(reaisRatioToCents(perKwp)))}`,
  amount,
});
