import { doesComponentApply } from './applies';
import type { PricingComponent, PricingRestriction } from './component';
import { createPricingError, type PricingError, type PricingErrorCode } from './errors';
import { createAboveLastTierWarning, type PricingWarning } from './lines';
import type { PricingContext } from './pricing-context';
import { getRuleQuantity } from './pricing-rule-quantities';
import { compareRatios, parseRatio, type Ratio, ZERO_RATIO } from './ratio';
import { pickTier } from './tiers';

/** Pricing component that applies to a proposal, with the value of its tier: reais per unit, or percent. */
export interface AppliedComponent {
  component: PricingComponent;
  value: Ratio;
}

export interface AppliedComponents {
  applied: AppliedComponent[];
  warnings: PricingWarning[];
  errors: PricingError[];
}

/**
 * Returns the pricing components that apply to a proposal, sorted by id, each with the value of the tier for
 * the proposal's quantity.
 */
export function findAppliedComponents(
  components: readonly PricingComponent[],
  context: PricingContext,
  restrictions: readonly PricingRestriction[],
): AppliedComponents {
  const result: AppliedComponents = { applied: [], warnings: [], errors: [] };
  const counting = components
    .map((component, index) => ({ component, path: `pricingComponents.${index}` }))
    .filter(({ component }) => doesComponentApply(component, context, restrictions))
    .sort((a, b) => (a.component._id < b.component._id ? -1 : 1));
  for (const { component, path } of counting) {
    const errors = findComponentErrors(component, path);
    const picked = pickTier(component.rules, getRuleQuantity(component.range, context));
    const value = picked && parseRatio(picked.tier.value);
    result.errors.push(...errors);
    if (!value || errors.length > 0) continue;
    if (picked.isAboveLast) result.warnings.push(createAboveLastTierWarning(component._id, component.name));
    result.applied.push({ component, value });
  }
  return result;
}

/** Returns the errors in the definition of a pricing component: missing rules or invalid values. */
export function findComponentErrors(component: PricingComponent, path: string): PricingError[] {
  const { name, rules } = component;
  if (rules.length === 0) return [createPricingError('RULES_EMPTY', `${path}.rules`, name)];
  return rules.flatMap((rule, index) => {
    const code = valueError(rule.value) ?? valueError(rule.power);
    return code ? [createPricingError(code, `${path}.rules.${index}`, name)] : [];
  });
}

function valueError(value: PricingComponent['rules'][number]['value']): PricingErrorCode | null {
  const number = parseRatio(value);
  if (!number) return 'VALUE_INVALID';
  return compareRatios(number, ZERO_RATIO) < 0 ? 'VALUE_NEGATIVE' : null;
}
