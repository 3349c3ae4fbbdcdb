import { type Cents, centsToRatio } from './cents';
import type { MarginCalculation } from './component';
import { formatCents, formatRatioAsPercent, type PriceFormulaStep } from './formula';
import {
  addRatios,
  compareRatios,
  divideRatios,
  multiplyRatios,
  ONE_RATIO,
  type Ratio,
  subtractRatios,
} from './ratio';

/**
 * Returns a cost with a margin, in exact cents (pricing-004, pricing-005): GROSS_MARGIN multiplies, `cost · (1 + m)`;
 * MARKUP divides, `cost / (1 − m)`. Accountants use the two words the other way round. See {@link isMarginTooHigh}.
 */
export const applyMargin = (cost: Cents, margin: Ratio, calc: MarginCalculation): Ratio =>
  calc === 'MARKUP'
    ? divideRatios(centsToRatio(cost), subtractRatios(ONE_RATIO, margin))
    : multiplyRatios(centsToRatio(cost), addRatios(ONE_RATIO, margin));

/** Returns true for a margin that MARKUP cannot divide by: 100 % or more. */
export const isMarginTooHigh = (margin: Ratio, calc: MarginCalculation): boolean =>
  calc === 'MARKUP' && compareRatios(margin, ONE_RATIO) >= 0;

/** Builds the formula step of a margin: `R$ 9.800,00 ÷ (1 − 20%)`. */
export const buildMarginFormulaStep = (
  key: string,
  label: string,
  cost: Cents,
  amount: Cents,
  margin: Ratio,
  calc: MarginCalculation,
): PriceFormulaStep => ({
  key,
  label,
  expression: `${formatCents(cost)} ${calc === 'MARKUP' ? '÷ (1 −' : '× (1 +'} ${formatRatioAsPercent(margin)})`,
  amount,
});
