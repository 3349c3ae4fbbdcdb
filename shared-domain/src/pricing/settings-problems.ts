import { repeatedNames } from '../settings/repeated-names';
import { componentErrors } from './applied-components';
import type { PricingCalc, PricingComponent, PricingConditional, PricingRestriction } from './component';
import { baseOf, isPercentage, type PercentageBase } from './component-kinds';
import { type PricingError, type PricingErrorCode, pricingError } from './errors';
import { isTooHigh } from './margin';
import { type PercentTotals, percentErrors } from './percent-totals';
import { compare, type Decimal, exact, percentOf, plus, type Ratio, zero } from './ratio';
import type { AutoPricingTier } from './simple-price';

/** A restriction with its name. */
export type NamedRestriction = PricingRestriction & { service: string };

/** Detailed pricing as an account keeps it. */
export interface DetailedSettings {
  autoPricingCalc: PricingCalc;
  pricingComponents: readonly PricingComponent[];
  restrictions: readonly NamedRestriction[];
}

/** All that is wrong with the tiers of simple pricing: margins that are none, and two tiers up to the same power. */
export function tierProblems(tiers: readonly AutoPricingTier[], calc: PricingCalc): PricingError[] {
  return tiers.flatMap(({ power, margin }, index) => {
    const path = `autoPricing.${index}`;
    const problems: PricingError[] = [];
    const share = exact(margin);
    if (!share) problems.push(pricingError('MARGIN_INVALID', `${path}.margin`));
    else if (compare(share, zero) < 0) problems.push(pricingError('MARGIN_NEGATIVE', `${path}.margin`));
    else if (isTooHigh(percentOf(share), calc))
      problems.push(pricingError('MARGIN_TOO_HIGH', `${path}.margin`));
    const upTo = exact(power);
    if (!upTo || compare(upTo, zero) <= 0) problems.push(pricingError('POWER_INVALID', `${path}.power`));
    else if (isRepeated(tiers, index)) problems.push(pricingError('TIER_REPEATED', `${path}.power`));
    return problems;
  });
}

/**
 * All that is wrong with detailed pricing, whatever the proposal, by the paths of `autoPricingDetailed`: what no price
 * could be made of is said while it is edited, and refused when it is saved.
 */
export function detailedProblems(settings: DetailedSettings): PricingError[] {
  const { pricingComponents: components, restrictions, autoPricingCalc } = settings;
  const repeated = repeatedNames(components.map(({ name }) => name));
  const problems = components.flatMap((component, index) => {
    const path = `autoPricingDetailed.pricingComponents.${index}`;
    const error = (code: PricingErrorCode, field: string) =>
      pricingError(code, `${path}.${field}`, component.name);
    return [
      ...(component.name.trim() === '' ? [error('COMPONENT_UNNAMED', 'name')] : []),
      ...(repeated.has(index) ? [error('COMPONENT_REPEATED', 'name')] : []),
      ...componentErrors(component, path),
      ...component.rules.flatMap((_, rule) =>
        isRepeated(component.rules, rule) ? [error('RULE_REPEATED', `rules.${rule}.power`)] : [],
      ),
      ...(component.conditionals ?? []).flatMap((conditional, at) =>
        isEmpty(conditional) ? [error('CONDITIONAL_EMPTY', `conditionals.${at}`)] : [],
      ),
      ...(component.type === 'INDIVIDUAL_COMMISSION' && !component.vendor
        ? [error('VENDOR_MISSING', 'vendor')]
        : []),
      ...(component.restriction && !restrictions.some(({ _id }) => _id === component.restriction)
        ? [error('RESTRICTION_UNKNOWN', 'restriction')]
        : []),
    ];
  });
  const repeatedRestrictions = repeatedNames(restrictions.map(({ service }) => service));
  const ofRestrictions = restrictions.flatMap(({ service }, index) => {
    const path = `autoPricingDetailed.restrictions.${index}.service`;
    if (service.trim() === '') return [pricingError('RESTRICTION_UNNAMED', path)];
    return repeatedRestrictions.has(index) ? [pricingError('RESTRICTION_REPEATED', path, service)] : [];
  });
  const impossible = percentErrors(percentBounds(components).least, autoPricingCalc).map((error) => ({
    ...error,
    path: `autoPricingDetailed.${error.path}`,
  }));
  return [...problems, ...ofRestrictions, ...impossible];
}

/**
 * Between what the percentages of any proposal sum up to: `least` counts what always applies, at its lowest value; `most`
 * everything at its highest, but of the individual commissions one person's.
 */
export function percentBounds(components: readonly PricingComponent[]): {
  least: PercentTotals;
  most: PercentTotals;
} {
  const always = components.filter(isUnconditional);
  const personal = components.filter(({ type }) => type === 'INDIVIDUAL_COMMISSION');
  const shared = components.filter(({ type }) => type !== 'INDIVIDUAL_COMMISSION');
  const people = [...new Set(personal.map(({ vendor }) => vendor))];
  const ofPeople = people.map((vendor) =>
    sumOf(
      personal.filter((component) => component.vendor === vendor),
      'price',
      highest,
    ),
  );
  const most = totalsOf(shared, highest);
  return {
    least: totalsOf(always, lowest),
    most: { ...most, price: plus(most.price, ofPeople.reduce(larger, zero)) },
  };
}

/** Counts for every proposal. */
const isUnconditional = ({ type, isOptional, conditionals, restriction }: PricingComponent) =>
  !isOptional &&
  type !== 'INDIVIDUAL_COMMISSION' &&
  !restriction &&
  (conditionals ?? []).every((conditional) => conditional.type === 'NONE');

type Choice = (values: readonly Ratio[]) => Ratio;

const larger = (a: Ratio, b: Ratio) => (compare(a, b) >= 0 ? a : b);
const highest: Choice = (values) => values.reduce(larger, zero);
const lowest: Choice = ([first = zero, ...rest]) =>
  rest.reduce((least, value) => (compare(value, least) < 0 ? value : least), first);

const totalsOf = (components: readonly PricingComponent[], choose: Choice): PercentTotals => ({
  price: sumOf(components, 'price', choose),
  kit: sumOf(components, 'kit', choose),
  service: sumOf(components, 'service', choose),
  profit: sumOf(components, 'profit', choose),
});

const sumOf = (components: readonly PricingComponent[], base: PercentageBase, choose: Choice): Ratio =>
  components
    .filter(({ type }) => isPercentage(type) && baseOf(type) === base)
    .map(({ rules }) => percentOf(choose(rules.map(({ value }) => exact(value) ?? zero))))
    .reduce(plus, zero);

/** Does an earlier tier reach up to the same quantity? */
function isRepeated(tiers: readonly { power: Decimal }[], index: number): boolean {
  const power = exact(tiers[index]?.power);
  return (
    power !== null &&
    tiers.slice(0, index).some((tier) => {
      const other = exact(tier.power);
      return other !== null && compare(other, power) === 0;
    })
  );
}

const isEmpty = ({ type, numValue, strValue }: PricingConditional) =>
  type !== 'NONE' && (type === 'VOLTAGE' ? typeof numValue !== 'number' : !strValue?.trim());
