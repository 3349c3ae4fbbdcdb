import { type Cents, ratioOfCents } from './cents';
import type { PricingCalc } from './component';
import { type FormulaStep, moneyText, percentText } from './formula';
import { by, compare, minus, one, plus, type Ratio, times } from './ratio';

/**
 * A cost with a margin, in exact cents (pricing-004, pricing-005): GROSS_MARGIN multiplies, `cost · (1 + m)`; MARKUP
 * divides, `cost / (1 − m)`. Accountants use the two words the other way round. See {@link isTooHigh}.
 */
export const withMargin = (cost: Cents, margin: Ratio, calc: PricingCalc): Ratio =>
  calc === 'MARKUP'
    ? by(ratioOfCents(cost), minus(one, margin))
    : times(ratioOfCents(cost), plus(one, margin));

/** A margin that MARKUP cannot divide by: 100 % or more. */
export const isTooHigh = (margin: Ratio, calc: PricingCalc): boolean =>
  calc === 'MARKUP' && compare(margin, one) >= 0;

/** `R$ 9.800,00 ÷ (1 − 20%)` */
export const marginStep = (
  key: string,
  label: string,
  cost: Cents,
  amount: Cents,
  margin: Ratio,
  calc: PricingCalc,
): FormulaStep => ({
  key,
  label,
  expression: `${moneyText(cost)} ${calc === 'MARKUP' ? '÷ (1 −' : '× (1 +'} ${percentText(margin)})`,
  amount,
});
