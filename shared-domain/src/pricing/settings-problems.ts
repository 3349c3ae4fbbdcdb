import { isInvisible } from '../formats/unseen';
import { findRepeatedNameIndexes } from '../settings/repeated-names';
import { findComponentErrors } from './applied-components';
import type {
  MarginCalculation,
  PricingComponent,
  PricingComponentCondition,
  PricingRestriction,
} from './component';
import { getPercentageBase, isPercentageKind, type PercentageBase } from './component-kinds';
import { createPricingError, type PricingError, type PricingErrorCode } from './errors';
import { isMarginTooHigh } from './margin';
import { findPercentageErrors, type PercentageTotals } from './percent-totals';
import {
  addRatios,
  compareRatios,
  type Decimal,
  parseRatio,
  percentToRatio,
  type Ratio,
  ZERO_RATIO,
} from './ratio';
import type { AutoPricingTier } from './simple-price';

/** Restriction of pricing components with `service`, the name that users read. */
export type NamedPricingRestriction = PricingRestriction & { service: string };

/** Detailed pricing in the settings of an account: margin calculation, components and restrictions. */
export interface DetailedPricingSettings {
  autoPricingCalc: MarginCalculation;
  pricingComponents: readonly PricingComponent[];
  restrictions: readonly NamedPricingRestriction[];
}

/** Returns the problems of the tiers of simple pricing: invalid margins, and two tiers up to the same power. */
export function findTierProblems(tiers: readonly AutoPricingTier[], calc: MarginCalculation): PricingError[] {
  return tiers.flatMap(({ power, margin }, index) => {
    const path = `autoPricing.${index}`;
    const problems: PricingError[] = [];
    const share = parseRatio(margin);
    if (!share) problems.push(createPricingError('MARGIN_INVALID', `${path}.margin`));
    else if (compareRatios(share, ZERO_RATIO) < 0)
      problems.push(createPricingError('MARGIN_NEGATIVE', `${path}.margin`));
    else if (isMarginTooHigh(percentToRatio(share), calc))
      problems.push(createPricingError('MARGIN_TOO_HIGH', `${path}.margin`));
    const upTo = parseRatio(power);
    if (!upTo || compareRatios(upTo, ZERO_RATIO) <= 0)
      problems.push(createPricingError('POWER_INVALID', `${path}.power`));
    else if (isRepeated(tiers, index)) problems.push(createPricingError('TIER_REPEATED', `${path}.power`));
    return problems;
  });
}

/**
 * Returns the problems in an account's settings of detailed pricing, with paths in `autoPricingDetailed`. The
 * editor shows the problems, and the server refuses to save settings with problems.
 */
export function findDetailedPricingProblems(settings: DetailedPricingSettings): PricingError[] {
  const { pricingComponents: components, restrictions, autoPricingCalc } = settings;
  const repeated = findRepeatedNameIndexes(components.map(({ name }) => name));
  const problems = components.flatMap((component, index) => {
    const path = `autoPricingDetailed.pricingComponents.${index}`;
    const error = (code: PricingErrorCode, field: string) =>
      createPricingError(code, `${path}.${field}`, component.name);
    return [
      ...(isInvisible(component.name) ? [error('COMPONENT_UNNAMED', 'name')] : []),
      ...(repeated.has(index) ? [error('COMPONENT_REPEATED', 'name')] : []),
      ...findComponentErrors(component, path),
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
  const repeatedRestrictions = findRepeatedNameIndexes(restrictions.map(({ service }) => service));
  const ofRestrictions = restrictions.flatMap(({ service }, index) => {
    const path = `autoPricingDetailed.restrictions.${index}.service`;
    if (isInvisible(service)) return [createPricingError('RESTRICTION_UNNAMED', path)];
    return repeatedRestrictions.has(index) ? [createPricingError('RESTRICTION_REPEATED', path, service)] : [];
  });
  const impossible = findPercentageErrors(computePercentageBounds(components).least, autoPricingCalc).map(
    (error) => ({
      ...error,
      path: `autoPricingDetailed.${error.path}`,
    }),
  );
  return [...problems, ...ofRestrictions, ...impossible];
}

/**
 * Returns the smallest and largest possible sums of the percentage components in any proposal. `least` sums
 * the components that always apply, at their lowest values; `most` sums all components at their highest
 * values, with the individual commissions of one person only.
 */
export function computePercentageBounds(components: readonly PricingComponent[]): {
  least: PercentageTotals;
  most: PercentageTotals;
} {
  const always = components.filter(isUnconditional);
  const personal = components.filter(({ type }) => type === 'INDIVIDUAL_COMMISSION');
  const shared = components.filter(({ type }) => type !== 'INDIVIDUAL_COMMISSION');
  const people = [...new Set(personal.map(({ vendor }) => vendor))];
  const ofPeople = people.map((vendor) =>
    sumPercentageValues(
      personal.filter((component) => component.vendor === vendor),
      'price',
      highest,
    ),
  );
  const most = computeTotals(shared, highest);
  return {
    least: computeTotals(always, lowest),
    most: { ...most, price: addRatios(most.price, ofPeople.reduce(larger, ZERO_RATIO)) },
  };
}

/** Counts for every proposal. */
const isUnconditional = ({ type, isOptional, conditionals, restriction }: PricingComponent) =>
  !isOptional &&
  type !== 'INDIVIDUAL_COMMISSION' &&
  !restriction &&
  (conditionals ?? []).every((conditional) => conditional.type === 'NONE');

type Choice = (values: readonly Ratio[]) => Ratio;

const larger = (a: Ratio, b: Ratio) => (compareRatios(a, b) >= 0 ? a : b);
const highest: Choice = (values) => values.reduce(larger, ZERO_RATIO);
const lowest: Choice = ([first = ZERO_RATIO, ...rest]) =>
  rest.reduce((least, value) => (compareRatios(value, least) < 0 ? value : least), first);

const computeTotals = (components: readonly PricingComponent[], choose: Choice): PercentageTotals => ({
  price: sumPercentageValues(components, 'price', choose),
  kit: sumPercentageValues(components, 'kit', choose),
  service: sumPercentageValues(components, 'service', choose),
  profit: sumPercentageValues(components, 'profit', choose),
});

const sumPercentageValues = (
  components: readonly PricingComponent[],
  base: PercentageBase,
  choose: Choice,
): Ratio =>
  components
    .filter(({ type }) => isPercentageKind(type) && getPercentageBase(type) === base)
    .map(({ rules }) => percentToRatio(choose(rules.map(({ value }) => parseRatio(value) ?? ZERO_RATIO))))
    .reduce(addRatios, ZERO_RATIO);

/** Does an earlier tier reach up to the same quantity? */
function isRepeated(tiers: readonly { power: Decimal }[], index: number): boolean {
  const power = parseRatio(tiers[index]?.power);
  return (
    power !== null &&
    tiers.slice(0, index).some((tier) => {
      const other = parseRatio(tier.power);
      return other !== null && compareRatios(other, power) === 0;
    })
  );
}

const isEmpty = ({ type, numValue, strValue }: PricingComponentCondition) =>
  type !== 'NONE' && (type === 'VOLTAGE' ? typeof numValue !== 'number' : !strValue?.trim());
