import { type AppliedComponent, appliedComponents } from './applied-components';
import { type Cents, inCents, ratioOfCents, sumCents } from './cents';
import type { PricingCalc, PricingComponent, PricingContext, PricingRestriction } from './component';
import { baseOf, isPercentage, type PercentageKind, type QuantityKind } from './component-kinds';
import type { PricingError } from './errors';
import { type FormulaStep, moneyText, numberText, percentText } from './formula';
import type { PercentageLine, ServiceLine } from './lines';
import { type PercentTotals, percentErrors, percentTotals, sideFactor } from './percent-totals';
import type { Price } from './price';
import { valueQuantity } from './quantity-bases';
import { by, exact, percentOf, plus, type Ratio, rounded, times, zero } from './ratio';
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
  const totals = percentTotals(applied);
  errors.push(...percentErrors(totals, calc));
  if (errors.length > 0) return { ok: false, errors };

  const serviceCosts = serviceLines(applied, terms.context);
  const serviceCost = sumCents(serviceCosts.map(({ amount }) => amount));
  const kit = sidePrice(ratioOfCents(kitCost), totals, 'kit', calc);
  const service = sidePrice(ratioOfCents(serviceCost), totals, 'service', calc);
  const [kitPrice, servicePrice] = [rounded(kit), rounded(service)];
  const listPrice = kitPrice + servicePrice;

  // MARKUP takes percentages of the prices, GROSS_MARGIN of the costs; neither of amounts that were rounded.
  const bases =
    calc === 'MARKUP'
      ? { kit, service, price: plus(kit, service) }
      : {
          kit: ratioOfCents(kitCost),
          service: ratioOfCents(serviceCost),
          price: ratioOfCents(kitCost + serviceCost),
        };
  const inPrice = percentageLines(applied, bases);
  const residual = listPrice - kitCost - serviceCost - sumCents(inPrice.map(({ amount }) => amount));
  const parts = withResidual(inPrice, residual);

  const negMarginValue = sumCents(parts.filter(isTradingMargin).map(({ amount }) => amount));
  const revenue = [...serviceCosts, ...parts.filter((line) => !isTradingMargin(line))];
  const preTaxProfit =
    sumCents(revenue.filter(({ isRevenue }) => isRevenue).map(({ amount }) => amount)) +
    negMarginValue -
    discount;
  const shares = percentageLines(applied, { profit: ratioOfCents(preTaxProfit > 0n ? preTaxProfit : 0n) });

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
        sideStep('kit', kitCost, kitPrice, totals, calc),
        sideStep('service', serviceCost, servicePrice, totals, calc),
      ],
    },
  };
}

const isTradingMargin = ({ type }: PercentageLine) => type === 'TRADING_MARGIN';

function sidePrice(cost: Ratio, totals: PercentTotals, side: 'kit' | 'service', calc: PricingCalc): Ratio {
  const factor = sideFactor(totals, side, calc);
  return calc === 'MARKUP' ? by(cost, factor) : times(cost, factor);
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

/** The lines whose base is among `bases`, in cents, each rounded by itself. */
function percentageLines(
  applied: readonly AppliedComponent[],
  bases: Partial<Record<ReturnType<typeof baseOf>, Ratio>>,
): PercentageLine[] {
  return applied.flatMap(({ component, value }) => {
    const kind = component.type;
    const base = isPercentage(kind) ? bases[baseOf(kind)] : undefined;
    return base && isPercentage(kind) ? [percentageLine(component, kind, percentOf(value), base)] : [];
  });
}

const percentageLine = (
  component: PricingComponent,
  type: PercentageKind,
  share: Ratio,
  base: Ratio,
): PercentageLine => ({
  componentId: component._id,
  name: component.name,
  type,
  share,
  amount: rounded(times(share, base)),
  isRevenue: component.isRevenue ?? false,
  comissionPermission: component.comissionPermission ?? null,
  formula: `${percentText(share)} de ${moneyText(rounded(base))}`,
});

function sideStep(
  side: 'kit' | 'service',
  cost: Cents,
  price: Cents,
  totals: PercentTotals,
  calc: PricingCalc,
): FormulaStep {
  const shares = [totals.price, totals[side]].filter(({ over }) => over > 0n).map(percentText);
  const [sign, mark] = calc === 'MARKUP' ? ['÷', '−'] : ['×', '+'];
  const factor = shares.length > 0 ? ` ${sign} (${['1', ...shares].join(` ${mark} `)})` : '';
  return {
    key: side,
    label: side === 'kit' ? 'Preço do kit' : 'Preço do serviço',
    expression: `${moneyText(cost)}${factor}`,
    amount: price,
  };
}
