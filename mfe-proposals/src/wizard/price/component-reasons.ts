import { formatNumber } from '@girassol/shared-domain';
import {
  type ConditionalType,
  componentKinds,
  type Exclusion,
  exact,
  isPercentage,
  type PricingComponent,
  type PricingConditional,
  type PricingContext,
  pickTier,
  quantityBases,
  rangeQuantity,
  toNumber,
} from '@girassol/shared-domain/pricing';

const factNames: Readonly<Record<ConditionalType, string>> = {
  NONE: 'Sempre',
  VOLTAGE: 'tensão do kit',
  FIXATION: 'fixação do kit',
  INVERTER_TYPE: 'tipo de inversor',
  VENDOR: 'vendedor',
  PRE_VENDOR: 'pré-vendedor',
};

/** What a kind of component is called (pricing-011). */
export const kindName = (component: PricingComponent): string =>
  componentKinds.find(({ value }) => value === component.type)?.label ?? component.type;

const numberText = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 2);

/** Which rule of a component counts for a system: `faixa até 10 de Potência (kWp)` (pricing-007). */
export function ruleText(component: PricingComponent, context: PricingContext): string {
  const picked = pickTier(component.rules, rangeQuantity(component.range, context));
  if (!picked) return 'sem faixas de valor';
  const base = quantityBases.find(({ value }) => value === component.range)?.label ?? component.range;
  const value = toNumber(exact(picked.tier.value) ?? { over: 0n, under: 1n });
  const amount = isPercentage(component.type) ? `${numberText(value)}%` : `R$ ${formatNumber(value)}`;
  if (component.rules.length === 1) return amount;
  const upTo = numberText(toNumber(exact(picked.tier.power) ?? { over: 0n, under: 1n }));
  return picked.isAboveLast
    ? `${amount}, da última faixa (até ${upTo} em ${base})`
    : `${amount}, da faixa até ${upTo} em ${base}`;
}

type NameOf = (userId: string) => string;

/** `tensão do kit igual a 220` */
export function conditionText(
  { type, logic, numValue, strValue }: PricingConditional,
  nameOf: NameOf,
): string {
  const isPerson = type === 'VENDOR' || type === 'PRE_VENDOR';
  const wanted = type === 'VOLTAGE' ? String(numValue ?? '') : isPerson ? nameOf(strValue ?? '') : strValue;
  return `${factNames[type]} ${logic === 'EQUAL' ? 'igual a' : 'diferente de'} ${wanted}`;
}

/** What lets a component count besides its rule, in words; nothing where it always does. */
export const conditionsText = ({ conditionals }: PricingComponent, nameOf: NameOf): string =>
  (conditionals ?? [])
    .filter(({ type }) => type !== 'NONE')
    .map((conditional) => conditionText(conditional, nameOf))
    .join('; ');

/** Why a component does not count, in words. */
export function exclusionText(exclusion: Exclusion, component: PricingComponent, nameOf: NameOf): string {
  switch (exclusion.reason) {
    case 'NOT_ADDED':
      return 'Opcional: não foi marcado.';
    case 'OTHER_VENDOR':
      return `É a comissão de ${nameOf(component.vendor ?? '')}.`;
    case 'CONDITIONAL':
      return `Vale somente com ${conditionText(exclusion.conditional, nameOf)}.`;
    case 'RESTRICTION':
      return `Vale somente para ${placesText(exclusion.restriction, nameOf)}.`;
  }
}

const placesText = (
  { locations, vendors }: { locations: readonly string[]; vendors: readonly string[] },
  nameOf: NameOf,
) => [...locations, ...vendors.map(nameOf)].join(', ');
