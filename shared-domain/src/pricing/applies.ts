import type { PricingComponent, PricingComponentCondition, PricingRestriction } from './component';
import type { PricingContext } from './pricing-context';

/**
 * Reason why a pricing component does not apply to a proposal: not added, other vendor, unmet condition or
 * restriction.
 */
export type ComponentExclusion =
  | { reason: 'NOT_ADDED' }
  | { reason: 'OTHER_VENDOR' }
  | { reason: 'CONDITIONAL'; conditional: PricingComponentCondition }
  | { reason: 'RESTRICTION'; restriction: PricingRestriction };

/**
 * Returns the reason why a pricing component does not apply to a proposal; null if the component applies. An
 * optional component must be added to the proposal, an individual commission must be for the proposal's
 * vendor, and every component needs its conditions met and its restriction's permission.
 */
export function findComponentExclusion(
  component: PricingComponent,
  context: PricingContext,
  restrictions: readonly PricingRestriction[],
): ComponentExclusion | null {
  if (component.isOptional && !context.addedOptionalComponents?.includes(component._id))
    return { reason: 'NOT_ADDED' };
  if (component.type === 'INDIVIDUAL_COMMISSION' && component.vendor !== context.vendor)
    return { reason: 'OTHER_VENDOR' };
  const conditional = component.conditionals?.find((one) => !isConditionalMet(one, context));
  if (conditional) return { reason: 'CONDITIONAL', conditional };
  const restriction = restrictions.find(({ _id }) => _id === component.restriction);
  return restriction && !doesRestrictionAllow(restriction, context)
    ? { reason: 'RESTRICTION', restriction }
    : null;
}

/** Returns true if a component applies to a proposal. See {@link findComponentExclusion}. */
export const doesComponentApply = (
  component: PricingComponent,
  context: PricingContext,
  restrictions: readonly PricingRestriction[],
): boolean => findComponentExclusion(component, context, restrictions) === null;

/**
 * Returns true if a proposal meets the condition of a pricing component. A condition with `DIFFERENT` is also
 * met if the proposal lacks the compared value.
 */
export function isConditionalMet(conditional: PricingComponentCondition, context: PricingContext): boolean {
  if (conditional.type === 'NONE') return true;
  const isEqual = isSame(conditional, context);
  return conditional.logic === 'EQUAL' ? isEqual : !isEqual;
}

function isSame({ type, numValue, strValue }: PricingComponentCondition, context: PricingContext): boolean {
  switch (type) {
    case 'NONE':
      return true;
    case 'VOLTAGE':
      return isSameVoltage(numValue, context.voltage);
    case 'FIXATION':
      return isSameText(strValue, context.fixation);
    case 'INVERTER_TYPE':
      return isSameText(strValue, context.inverterType);
    case 'VENDOR':
      return isSameText(strValue, context.vendor);
    case 'PRE_VENDOR':
      return isSameText(strValue, context.preVendor);
  }
}

/** The digits of the kit's voltage: `220 V` is 220, `127/220 V` is 127220 and equals neither. */
const isSameVoltage = (wanted: number | null | undefined, voltage: PricingContext['voltage']) =>
  typeof wanted === 'number' && String(voltage ?? '').replace(/\D/g, '') === String(wanted);

const plain = (text: string | null | undefined) => (text ?? '').trim().toLocaleLowerCase('pt-BR');

const isSameText = (wanted: string | null | undefined, text: string | null | undefined) =>
  plain(text) !== '' && plain(wanted) === plain(text);

/**
 * Returns true if a restriction of pricing components allows a proposal, because the restriction lists the
 * proposal's city, state or vendor. An empty restriction allows every proposal.
 */
export function doesRestrictionAllow(
  { locations, vendors }: PricingRestriction,
  context: PricingContext,
): boolean {
  if (locations.length === 0 && vendors.length === 0) return true;
  const isThere = locations.some(
    (place) => isSameText(place, context.location) || isSameText(place, context.uf),
  );
  return isThere || vendors.some((vendor) => isSameText(vendor, context.vendor));
}
