import type { AppliedComponent } from './applied-components';
import type { Cents } from './cents';
import { centsToRatio } from './cents';
import type { MarginCalculation } from './component';
import { getPercentageBase, isPercentageKind, type PercentageBase } from './component-kinds';
import { formatCents, formatRatioAsPercent, type PriceFormulaStep } from './formula';
import type { PercentageLine } from './lines';
import { computeKitOrServiceFactor, type PercentageTotals } from './percent-totals';
import type { AppliedPercentage } from './percentage';
import { divideRatios, multiplyRatios, percentToRatio, type Ratio, roundRatio } from './ratio';

/** Returns the percentages among the pricing components that apply to a proposal. */
export const extractPercentages = (applied: readonly AppliedComponent[]): AppliedPercentage[] =>
  applied.flatMap(({ component, value }) =>
    isPercentageKind(component.type)
      ? {
          componentId: component._id,
          name: component.name,
          type: component.type,
          value,
          isRevenue: component.isRevenue ?? false,
          comissionPermission: component.comissionPermission ?? null,
        }
      : [],
  );

/** Returns the price of the kit or the service from its cost, in exact cents. */
export function computeKitOrServicePrice(
  cost: Ratio,
  totals: PercentageTotals,
  side: 'kit' | 'service',
  calc: MarginCalculation,
): Ratio {
  const factor = computeKitOrServiceFactor(totals, side, calc);
  return calc === 'MARKUP' ? divideRatios(cost, factor) : multiplyRatios(cost, factor);
}

/**
 * Returns the exact amounts in cents of which the percentages of a price are computed: the prices of kit,
 * service and both with MARKUP, their costs with GROSS_MARGIN.
 */
export function computePercentageBases(
  costs: { kit: Cents; service: Cents },
  prices: { kit: Ratio; service: Ratio; price: Ratio },
  calc: MarginCalculation,
): Record<Exclude<PercentageBase, 'profit'>, Ratio> {
  if (calc === 'MARKUP') return prices;
  return {
    kit: centsToRatio(costs.kit),
    service: centsToRatio(costs.service),
    price: centsToRatio(costs.kit + costs.service),
  };
}

/**
 * Builds the price lines of the percentages whose base is in `bases`. Each line's amount is rounded to whole
 * cents.
 */
export const buildPercentageLines = (
  percentages: readonly AppliedPercentage[],
  bases: Partial<Record<PercentageBase, Ratio>>,
): PercentageLine[] =>
  percentages.flatMap(({ value, ...line }) => {
    const base = bases[getPercentageBase(line.type)];
    if (!base) return [];
    const share = percentToRatio(value);
    return {
      ...line,
      share,
      amount: roundRatio(multiplyRatios(share, base)),
      formula: `${formatRatioAsPercent(share)} de ${formatCents(roundRatio(base))}`,
    };
  });

/**
 * Builds the formula step of the kit price or the service price: `R$ 9.800,00 ÷ (1 − 23% − 1%)`. Shares of
 * zero are left out.
 */
export function buildKitOrServiceFormulaStep(
  side: 'kit' | 'service',
  cost: Cents,
  price: Cents,
  shares: readonly Ratio[],
  calc: MarginCalculation,
): PriceFormulaStep {
  const texts = shares.filter(({ over }) => over > 0n).map(formatRatioAsPercent);
  const [sign, mark] = calc === 'MARKUP' ? ['÷', '−'] : ['×', '+'];
  const factor = texts.length > 0 ? ` ${sign} (${['1', ...texts].join(` ${mark} `)})` : '';
  return {
    key: side,
    label: side === 'kit' ? 'Preço do kit' : 'Preço do serviço',
    expression: `${formatCents(cost)}${factor}`,
    amount: price,
  };
}

export const isTradingMarginLine = ({ type }: Pick<PercentageLine, 'type'>): boolean =>
  type === 'TRADING_MARGIN';
