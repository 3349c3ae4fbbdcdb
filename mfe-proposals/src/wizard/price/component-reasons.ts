import { formatNumber } from '@girassol/shared-domain';
import {
  type ComponentExclusion,
  getRuleQuantity,
  isPercentageKind,
  type PricingComponent,
  type PricingComponentCondition,
  type PricingConditionalType,
  type PricingContext,
  parseRatio,
  pickTier,
  pricingComponentKinds,
  pricingRuleQuantities,
  ratioToNumber,
} from '@girassol/shared-domain/pricing';

const factNames: Readonly<Record<PricingConditionalType, string>> = {
  NONE: 'Sempre',
  VOLTAGE: 'tensão do kit',
  FIXATION: 'fixação do kit',
  INVERTER_TYPE: 'tipo de inversor',
  VENDOR: 'vendedor',
  PRE_VENDOR: 'pré-vendedor',
};

/**
 * Returns the label for the kind of a pricing component, such as a fixed amount or a percentage
 * (pricing-011).
 */
export const getComponentKindLabel = (component: PricingComponent): string =>
  pricingComponentKinds.find(({ value }) => value === component.type)?.label ?? component.type;

const numberText = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 2);

/**
 * Describes which rule of a pricing component applies to the system of a proposal: `faixa até 10 de Potência
 * (kWp)` (pricing-007).
 */
export function describeComponentRule(component: PricingComponent, context: PricingContext): string {
  const picked = pickTier(component.rules, getRuleQuantity(component.range, context));
  if (!picked) return 'sem faixas de valor';
  const base = pricingRuleQuantities.find(({ value }) => value === component.range)?.label ?? component.range;
  const value = ratioToNumber(parseRatio(picked.tier.value) ?? { over: 0n, under: 1n });
  const amount = isPercentageKind(component.type) ? `${numberText(value)}%` : `R$ ${formatNumber(value)}`;
  if (component.rules.length === 1) return amount;
  const upTo = numberText(ratioToNumber(parseRatio(picked.tier.power) ?? { over: 0n, under: 1n }));
  return picked.isAboveLast
    ? `${amount}, da última faixa (até ${upTo} em ${base})`
    : `${amount}, da faixa até ${upTo} em ${base}`;
}

type GetUserName = (userId: string) => string;

/** Describes a condition of a pricing component: `tensão do kit igual a 220`. */
export function describeComponentCondition(
  { type, logic, numValue, strValue }: PricingComponentCondition,
  getName: GetUserName,
): string {
  const isPerson = type === 'VENDOR' || type === 'PRE_VENDOR';
  const wanted = type === 'VOLTAGE' ? String(numValue ?? '') : isPerson ? getName(strValue ?? '') : strValue;
  return `${factNames[type]} ${logic === 'EQUAL' ? 'igual a' : 'diferente de'} ${wanted}`;
}

/**
 * Describes all conditions of a pricing component besides its rule; an empty string for a component without
 * conditions.
 */
export const describeComponentConditions = (
  { conditionals }: PricingComponent,
  getName: GetUserName,
): string =>
  (conditionals ?? [])
    .filter(({ type }) => type !== 'NONE')
    .map((conditional) => describeComponentCondition(conditional, getName))
    .join('; ');

/**
 * Describes the reason why a pricing component does not apply to a proposal: the option is not chosen, the
 * seller is another, or a condition or restriction is not met.
 */
export function describeComponentExclusion(
  exclusion: ComponentExclusion,
  component: PricingComponent,
  getName: GetUserName,
): string {
  switch (exclusion.reason) {
    case 'NOT_ADDED':
      return 'Opcional: não foi marcado.';
    case 'OTHER_VENDOR':
      return `É a comissão de ${getName(component.vendor ?? '')}.`;
    case 'CONDITIONAL':
      return `Vale somente com ${describeComponentCondition(exclusion.conditional, getName)}.`;
    case 'RESTRICTION':
      return `Vale somente para ${joinRestriction(exclusion.restriction, getName)}.`;
  }
}

const joinRestriction = (
  { locations, vendors }: { locations: readonly string[]; vendors: readonly string[] },
  getName: GetUserName,
) => [...locations, ...vendors.map(getName)].join(', ');
