import { type AppliedComponent, appliedComponents } from './applied-components';
import { type Cents, inCents, ratioOfCents, sumCents } from './cents';
import type { PricingCalc, PricingComponent, PricingContext, PricingRestriction } from './component';
import { isPercentage, type QuantityKind } from './component-kinds';
import type { PricingError } from './errors';
import { moneyText, numberText } from './formula';
import type { ServiceLine } from './lines';
import { percentErrors, percentTotals } from './percent-totals';
import {
  isTradingMargin,
  percentageBases,
  percentageLines,
  percentagesOf,
  sidePrice,
  sideStep,
} from './percentages';
import type { Price } from './price';
import { valueQuantity } from './quantity-bases';
import { exact, plus, type Ratio, rounded, times, zero } from './ratio';
import { withResidual } from './residual';

/** What detailed pricing is made from. */
export interface DetailedTerms {
  kitCost: Cents;
  discount: Cents;
  calc: PricingCalc;
  pricingComponents: readonly PricingComponent[];
  restrictions: readonly PricingRestriction[];
  context: PricingContext;
}

export type PriceResult = { ok: true; price: Price } | { ok: false; errors: PricingError[] };

/**
 * A price from components. Percentages of the final price contain themselves; the closed form solves that, each side by
 * itself, with `a` of the price, `k` of the kit, `b` of the service:
 * MARKUP `P_k = K/(1−a−k)`, `P_s = S/(1−a−b)`; GROSS_MARGIN `P_k = K(1+a+k)`, `P_s = S(1+a+b)`, percentages of the costs.
 * Exact numbers throughout; cents are rounded at the end, and what rounding leaves goes to one line.
 */
export function detailedPrice(terms: DetailedTerms): PriceResult {
  const { kitCost, calc, discount } = terms;
  const { applied, warnings, errors } = appliedComponents(
    terms.pricingComponents,
    terms.context,
    terms.restrictions,
  );
  const percentages = percentagesOf(applied);
  const totals = percentTotals(percentages);
  errors.push(...percentErrors(totals, calc));
  if (errors.length > 0) return { ok: false, errors };

  const serviceCosts = serviceLines(applied, terms.context);
  const serviceCost = sumCents(serviceCosts.map(({ amount }) => amount));
  const kit = sidePrice(ratioOfCents(kitCost), totals, 'kit', calc);
  const service = sidePrice(ratioOfCents(serviceCost), totals, 'service', calc);
  const [kitPrice, servicePrice] = [rounded(kit), rounded(service)];
  const listPrice = kitPrice + servicePrice;

  const bases = percentageBases(
    { kit: kitCost, service: serviceCost },
    { kit, service, price: plus(kit, service) },
    calc,
  );
  const inPrice = percentageLines(percentages, bases);
  const residual = listPrice - kitCost - serviceCost - sumCents(inPrice.map(({ amount }) => amount));
  const parts = withResidual(inPrice, residual);

  const negMarginValue = sumCents(parts.filter(isTradingMargin).map(({ amount }) => amount));
  const revenue = [...serviceCosts, ...parts.filter((line) => !isTradingMargin(line))];
  const preTaxProfit =
    sumCents(revenue.filter(({ isRevenue }) => isRevenue).map(({ amount }) => amount)) +
    negMarginValue -
    discount;
  const shares = percentageLines(percentages, {
    profit: ratioOfCents(preTaxProfit > 0n ? preTaxProfit : 0n),
  });

  return {
    ok: true,
    price: {
      method: 'DETAILED',
      calc,
      kitCost,
      kitPrice,
      servicePrice,
      listPrice,
      discount,
      finalPrice: listPrice - discount,
      otherServiceCost: 0n,
      serviceCosts,
      percentageComponents: [...parts, ...shares],
      negMarginValue,
      preTaxProfit,
      profitShares: sumCents(shares.map(({ amount }) => amount)),
      warnings,
      formula: [
        sideStep('kit', kitCost, kitPrice, [totals.price, totals.kit], calc),
        sideStep('service', serviceCost, servicePrice, [totals.price, totals.service], calc),
      ],
    },
  };
}

function serviceLines(applied: readonly AppliedComponent[], context: PricingContext): ServiceLine[] {
  return applied.flatMap(({ component, value }) =>
    isPercentage(component.type) ? [] : [serviceLine(component, component.type, value, context)],
  );
}

function serviceLine(
  component: PricingComponent,
  kind: QuantityKind,
  value: Ratio,
  context: PricingContext,
): ServiceLine {
  const quantity = exact(valueQuantity(kind, context)) ?? zero;
  const each = inCents(value);
  const eachText = moneyText(rounded(each));
  return {
    componentId: component._id,
    name: component.name,
    amount: rounded(times(each, quantity)),
    isRevenue: component.isRevenue ?? false,
    formula: kind === 'FIXED' ? eachText : `${numberText(quantity)} × ${eachText}`,
  };
}
