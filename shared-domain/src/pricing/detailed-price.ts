import { type AppliedComponent, findAppliedComponents } from './applied-components';
import { type Cents, centsToRatio, reaisRatioToCents, sumCents } from './cents';
import type { MarginCalculation, PricingComponent, PricingRestriction } from './component';
import { isPercentageKind, type QuantityComponentKind } from './component-kinds';
import type { PricingError } from './errors';
import { formatCents, formatRatio } from './formula';
import type { ServiceLine } from './lines';
import { findPercentageErrors, sumPercentages } from './percent-totals';
import {
  buildKitOrServiceFormulaStep,
  buildPercentageLines,
  computeKitOrServicePrice,
  computePercentageBases,
  extractPercentages,
  isTradingMarginLine,
} from './percentages';
import type { Price } from './price';
import type { PricingContext } from './pricing-context';
import { getMultiplierQuantity } from './pricing-rule-quantities';
import { addRatios, multiplyRatios, parseRatio, type Ratio, roundRatio, ZERO_RATIO } from './ratio';
import { allocateRoundingResidual } from './residual';

/**
 * Inputs for computing a proposal's price by detailed pricing: kit cost, discount, margin calculation,
 * components, restrictions and the proposal's quantities.
 */
export interface DetailedPricingTerms {
  kitCost: Cents;
  discount: Cents;
  calc: MarginCalculation;
  pricingComponents: readonly PricingComponent[];
  restrictions: readonly PricingRestriction[];
  context: PricingContext;
}

export type PriceResult = { ok: true; price: Price } | { ok: false; errors: PricingError[] };

/**
 * Computes a proposal's price from the account's pricing components. With the sums of percentages `a` of the
 * price, `k` of the kit and `b` of the service, and costs K and S, MARKUP gives `P_k = K/(1−a−k)`, `P_s =
 * S/(1−a−b)`, and GROSS_MARGIN gives `P_k = K(1+a+k)`, `P_s = S(1+a+b)`. Numbers are exact and rounded to
 * cents at the end; one line takes the rounding residual.
 */
export function computeDetailedPrice(terms: DetailedPricingTerms): PriceResult {
  const { kitCost, calc, discount } = terms;
  const { applied, warnings, errors } = findAppliedComponents(
    terms.pricingComponents,
    terms.context,
    terms.restrictions,
  );
  const percentages = extractPercentages(applied);
  const totals = sumPercentages(percentages);
  errors.push(...findPercentageErrors(totals, calc));
  if (errors.length > 0) return { ok: false, errors };

  const serviceCosts = serviceLines(applied, terms.context);
  const serviceCost = sumCents(serviceCosts.map(({ amount }) => amount));
  const kit = computeKitOrServicePrice(centsToRatio(kitCost), totals, 'kit', calc);
  const service = computeKitOrServicePrice(centsToRatio(serviceCost), totals, 'service', calc);
  const [kitPrice, servicePrice] = [roundRatio(kit), roundRatio(service)];
  const listPrice = kitPrice + servicePrice;

  const bases = computePercentageBases(
    { kit: kitCost, service: serviceCost },
    { kit, service, price: addRatios(kit, service) },
    calc,
  );
  const inPrice = buildPercentageLines(percentages, bases);
  const residual = listPrice - kitCost - serviceCost - sumCents(inPrice.map(({ amount }) => amount));
  const parts = allocateRoundingResidual(inPrice, residual);

  const negMarginValue = sumCents(parts.filter(isTradingMarginLine).map(({ amount }) => amount));
  const revenue = [...serviceCosts, ...parts.filter((line) => !isTradingMarginLine(line))];
  const preTaxProfit =
    sumCents(revenue.filter(({ isRevenue }) => isRevenue).map(({ amount }) => amount)) +
    negMarginValue -
    discount;
  const shares = buildPercentageLines(percentages, {
    profit: centsToRatio(preTaxProfit > 0n ? preTaxProfit : 0n),
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
        buildKitOrServiceFormulaStep('kit', kitCost, kitPrice, [totals.price, totals.kit], calc),
        buildKitOrServiceFormulaStep(
          'service',
          serviceCost,
          servicePrice,
          [totals.price, totals.service],
          calc,
        ),
      ],
    },
  };
}

function serviceLines(applied: readonly AppliedComponent[], context: PricingContext): ServiceLine[] {
  return applied.flatMap(({ component, value }) =>
    isPercentageKind(component.type) ? [] : [serviceLine(component, component.type, value, context)],
  );
}

function serviceLine(
  component: PricingComponent,
  kind: QuantityComponentKind,
  value: Ratio,
  context: PricingContext,
): ServiceLine {
  const quantity = parseRatio(getMultiplierQuantity(kind, context)) ?? ZERO_RATIO;
  const each = reaisRatioToCents(value);
  const eachText = formatCents(roundRatio(each));
  return {
    componentId: component._id,
    name: component.name,
    amount: roundRatio(multiplyRatios(each, quantity)),
    isRevenue: component.isRevenue ?? false,
    formula: kind === 'FIXED' ? eachText : `${formatRatio(quantity)} × ${eachText}`,
  };
}
