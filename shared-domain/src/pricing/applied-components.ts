import { applies } from './applies';
import type { PricingComponent, PricingContext, PricingRestriction } from './component';
import { type PricingError, type PricingErrorCode, pricingError } from './errors';
import { aboveLastTier, type PricingWarning } from './lines';
import { rangeQuantity } from './quantity-bases';
import { compare, exact, type Ratio, zero } from './ratio';
import { pickTier } from './tiers';

/** A component that counts, with the value of its tier: reais of one, or percent. */
export interface AppliedComponent {
  component: PricingComponent;
  value: Ratio;
}

export interface AppliedComponents {
  applied: AppliedComponent[];
  warnings: PricingWarning[];
  errors: PricingError[];
}

/** The components that count for a proposal, by id, each with the value of the tier its quantity falls in. */
export function appliedComponents(
  components: readonly PricingComponent[],
  context: PricingContext,
  restrictions: readonly PricingRestriction[],
): AppliedComponents {
  const result: AppliedComponents = { applied: [], warnings: [], errors: [] };
  const counting = components
    .map((component, index) => ({ component, path: `pricingComponents.${index}` }))
    .filter(({ component }) => applies(component, context, restrictions))
    .sort((a, b) => (a.component._id < b.component._id ? -1 : 1));
  for (const { component, path } of counting) {
    const errors = componentErrors(component, path);
    const picked = pickTier(component.rules, rangeQuantity(component.range, context));
    const value = picked && exact(picked.tier.value);
    result.errors.push(...errors);
    if (!value || errors.length > 0) continue;
    if (picked.isAboveLast) result.warnings.push(aboveLastTier(component._id, component.name));
    result.applied.push({ component, value });
  }
  return result;
}

/** What is wrong with a component by itself, whatever the proposal: no rules, or values that are no amounts. */
export function componentErrors(component: PricingComponent, path: string): PricingError[] {
  const { name, rules } = component;
  if (rules.length === 0) return [pricingError('RULES_EMPTY', `${path}.rules`, name)];
  return rules.flatMap((rule, index) => {
    const code = valueError(rule.value) ?? valueError(rule.power);
    return code ? [pricingError(code, `${path}.rules.${index}`, name)] : [];
  });
}

function valueError(value: PricingComponent['rules'][number]['value']): PricingErrorCode | null {
  const number = exact(value);
  if (!number) return 'VALUE_INVALID';
  return compare(number, zero) < 0 ? 'VALUE_NEGATIVE' : null;
}
