import type { AppliedComponent } from './applied-components';
import type { Cents } from './cents';
import { ratioOfCents } from './cents';
import type { PricingCalc } from './component';
import { baseOf, isPercentage, type PercentageBase, type PercentageKind } from './component-kinds';
import { type FormulaStep, moneyText, percentText } from './formula';
import type { PercentageLine } from './lines';
import { type PercentTotals, sideFactor } from './percent-totals';
import { by, percentOf, type Ratio, rounded, times } from './ratio';

/** A percentage that counts for a price, of a component or typed by hand. */
export interface Percentage {
  /** Null: typed by hand. */
  componentId: string | null;
  name: string;
  type: PercentageKind;
  /** Percent. */
  value: Ratio;
  isRevenue: boolean;
  comissionPermission: boolean | null;
}

/** The percentages among the components that count. */
export const percentagesOf = (applied: readonly AppliedComponent[]): Percentage[] =>
  applied.flatMap(({ component, value }) =>
    isPercentage(component.type)
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

/** The price of a side from its cost, in exact cents. */
export function sidePrice(
  cost: Ratio,
  totals: PercentTotals,
  side: 'kit' | 'service',
  calc: PricingCalc,
): Ratio {
  const factor = sideFactor(totals, side, calc);
  return calc === 'MARKUP' ? by(cost, factor) : times(cost, factor);
}

/** What percentages are taken of: MARKUP of the prices, GROSS_MARGIN of the costs; never of amounts that were rounded. */
export function percentageBases(
  costs: { kit: Cents; service: Cents },
  prices: { kit: Ratio; service: Ratio; price: Ratio },
  calc: PricingCalc,
): Record<Exclude<PercentageBase, 'profit'>, Ratio> {
  if (calc === 'MARKUP') return prices;
  return {
    kit: ratioOfCents(costs.kit),
    service: ratioOfCents(costs.service),
    price: ratioOfCents(costs.kit + costs.service),
  };
}

/** The lines whose base is among `bases`, in cents, each rounded by itself. */
export const percentageLines = (
  percentages: readonly Percentage[],
  bases: Partial<Record<PercentageBase, Ratio>>,
): PercentageLine[] =>
  percentages.flatMap(({ value, ...line }) => {
    const base = bases[baseOf(line.type)];
    if (!base) return [];
    const share = percentOf(value);
    return {
      ...line,
      share,
      amount: rounded(times(share, base)),
      formula: `${percentText(share)} de ${moneyText(rounded(base))}`,
    };
  });

/** `R$ 9.800,00 ÷ (1 − 23% − 1%)`; shares of nothing are left out. */
export function sideStep(
  side: 'kit' | 'service',
  cost: Cents,
  price: Cents,
  shares: readonly Ratio[],
  calc: PricingCalc,
): FormulaStep {
  const texts = shares.filter(({ over }) => over > 0n).map(percentText);
  const [sign, mark] = calc === 'MARKUP' ? ['÷', '−'] : ['×', '+'];
  const factor = texts.length > 0 ? ` ${sign} (${['1', ...texts].join(` ${mark} `)})` : '';
  return {
    key: side,
    label: side === 'kit' ? 'Preço do kit' : 'Preço do serviço',
    expression: `${moneyText(cost)}${factor}`,
    amount: price,
  };
}

export const isTradingMargin = ({ type }: Pick<PercentageLine, 'type'>): boolean => type === 'TRADING_MARGIN';
