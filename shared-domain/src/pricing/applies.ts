import type { PricingComponent, PricingConditional, PricingContext, PricingRestriction } from './component';

/** Why a component does not count for a proposal. */
export type Exclusion =
  | { reason: 'NOT_ADDED' }
  | { reason: 'OTHER_VENDOR' }
  | { reason: 'CONDITIONAL'; conditional: PricingConditional }
  | { reason: 'RESTRICTION'; restriction: PricingRestriction };

/**
 * Why a component does not count for a proposal, null when it does. Optional ones count when they were added, individual
 * commissions for their own vendor, and all only if every conditional holds and the restriction allows it.
 */
export function exclusionOf(
  component: PricingComponent,
  context: PricingContext,
  restrictions: readonly PricingRestriction[],
): Exclusion | null {
  if (component.isOptional && !context.addedOptionalComponents?.includes(component._id))
    return { reason: 'NOT_ADDED' };
  if (component.type === 'INDIVIDUAL_COMMISSION' && component.vendor !== context.vendor)
    return { reason: 'OTHER_VENDOR' };
  const conditional = component.conditionals?.find((one) => !holds(one, context));
  if (conditional) return { reason: 'CONDITIONAL', conditional };
  const restriction = restrictions.find(({ _id }) => _id === component.restriction);
  return restriction && !allows(restriction, context) ? { reason: 'RESTRICTION', restriction } : null;
}

/** Does a component count for a proposal? See {@link exclusionOf}. */
export const applies = (
  component: PricingComponent,
  context: PricingContext,
  restrictions: readonly PricingRestriction[],
): boolean => exclusionOf(component, context, restrictions) === null;

/** DIFFERENT is the opposite of EQUAL: it also holds when the proposal does not say. */
export function holds(conditional: PricingConditional, context: PricingContext): boolean {
  if (conditional.type === 'NONE') return true;
  const isEqual = isSame(conditional, context);
  return conditional.logic === 'EQUAL' ? isEqual : !isEqual;
}

function isSame({ type, numValue, strValue }: PricingConditional, context: PricingContext): boolean {
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

/** A restriction names where or for whom: the city, the state or the vendor is enough. An empty one allows all. */
export function allows({ locations, vendors }: PricingRestriction, context: PricingContext): boolean {
  if (locations.length === 0 && vendors.length === 0) return true;
  const isThere = locations.some(
    (place) => isSameText(place, context.location) || isSameText(place, context.uf),
  );
  return isThere || vendors.some((vendor) => isSameText(vendor, context.vendor));
}
