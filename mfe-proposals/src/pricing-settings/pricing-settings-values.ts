import type {
  AutoPricingDetailed,
  AutoPricingTier,
  Settings,
  StoredPricingComponent,
  StoredPricingRestriction,
} from '@girassol/shared-domain/contract';
import {
  DEFAULT_MARGIN_CALCULATION,
  type MarginCalculation,
  type PricingConditionalType,
} from '@girassol/shared-domain/pricing';
import { generateUuid } from './generate-uuid';

/**
 * Form values of a margin tier of simple automatic pricing: margin up to a power. `key` identifies the row
 * during editing.
 */
export interface MarginTierValues {
  key: string;
  power: number | null;
  margin: number | null;
}

/** Form values of a rule of a pricing component: the value that applies up to a quantity. */
export interface ComponentRuleValues {
  key: string;
  power: number | null;
  value: number | null;
}

/** Form values of a condition of a pricing component: subject, comparison and compared value. */
export interface ConditionalValues {
  key: string;
  type: PricingConditionalType;
  logic: 'EQUAL' | 'DIFFERENT';
  /** The chosen value, whatever the fact: volts as text, a fixation, a kind of inverter, a user id. */
  value: string | null;
}

export interface PricingComponentValues extends Omit<StoredPricingComponent, 'rules' | 'conditionals'> {
  rules: ComponentRuleValues[];
  conditionals: ConditionalValues[];
}

/**
 * Form values of a restriction of a pricing component to locations and sellers. `locations` holds cities or
 * states, one a line.
 */
export interface RestrictionValues extends Omit<StoredPricingRestriction, 'locations'> {
  /** Cities or states, one a line. */
  locations: string;
}

/**
 * Form values of the settings for automatic pricing: the chosen method, and the values of both methods,
 * simple and detailed, so that switching loses nothing.
 */
export interface PricingSettingsValues {
  type: Settings['autoPricingType'];
  calc: MarginCalculation;
  tiers: MarginTierValues[];
  detailedCalc: MarginCalculation;
  components: PricingComponentValues[];
  restrictions: RestrictionValues[];
}

/** Upper end of the tier of a pricing component that applies to systems of every size. */
export const ANY_QUANTITY_TIER_END = 999_999;

const toRuleValues = ({ power, value }: { power: number; value: number }): ComponentRuleValues => ({
  key: generateUuid(),
  power,
  value,
});

const toConditionalValues = ({
  type,
  logic,
  numValue,
  strValue,
}: StoredPricingComponent['conditionals'][number]): ConditionalValues => ({
  key: generateUuid(),
  type,
  logic,
  value: type === 'VOLTAGE' ? (numValue === null ? null : String(numValue)) : strValue,
});

/** Converts the account's settings to the form values of automatic pricing. */
export function toPricingSettingsValues(settings: Settings): PricingSettingsValues {
  const { autoPricingType, autoPricingCalc, autoPricing = [], autoPricingDetailed: detailed } = settings;
  return {
    type: autoPricingType,
    calc: autoPricingCalc,
    tiers: autoPricing.map(({ power, margin }) => ({ key: generateUuid(), power, margin })),
    detailedCalc: detailed?.autoPricingCalc ?? DEFAULT_MARGIN_CALCULATION,
    components: (detailed?.pricingComponents ?? []).map((component) => ({
      ...component,
      rules: component.rules.map(toRuleValues),
      conditionals: component.conditionals.map(toConditionalValues),
    })),
    restrictions: (detailed?.restrictions ?? []).map((restriction) => ({
      ...restriction,
      locations: restriction.locations.join('\n'),
    })),
  };
}

/** Builds a new pricing component with a single value, which applies to systems of every size. */
export const buildDefaultPricingComponent = (): PricingComponentValues => ({
  _id: generateUuid(),
  name: '',
  type: 'FIXED',
  range: 'KWP',
  rules: [{ key: generateUuid(), power: ANY_QUANTITY_TIER_END, value: null }],
  conditionals: [],
  service: '',
  restriction: null,
  vendor: null,
  isOptional: false,
  isRevenue: false,
  comissionPermission: false,
});

/** Copies a pricing component. The copy has a new id, and a name that does not occur in `taken`. */
export function copyPricingComponent(
  component: PricingComponentValues,
  taken: readonly string[],
): PricingComponentValues {
  let name = `${component.name} (cópia)`;
  for (let count = 2; taken.includes(name); count += 1) name = `${component.name} (cópia ${count})`;
  return {
    ...component,
    _id: generateUuid(),
    name,
    rules: component.rules.map((rule) => ({ ...rule, key: generateUuid() })),
    conditionals: component.conditionals.map((conditional) => ({ ...conditional, key: generateUuid() })),
  };
}

export const buildEmptyRestriction = (): RestrictionValues => ({
  _id: generateUuid(),
  service: '',
  locations: '',
  vendors: [],
});

/** A number that was not typed is none: the engine says so. */
const typed = (value: number | null): number => value ?? Number.NaN;

/**
 * Converts the form values of simple pricing to margin tiers. A number that is not typed is NaN, so that the
 * engine reports the tier.
 */
export const toMarginTiers = ({ tiers }: Pick<PricingSettingsValues, 'tiers'>): AutoPricingTier[] =>
  tiers.map(({ power, margin }) => ({ power: typed(power), margin: typed(margin) }));

/** Converts the form values of detailed pricing to the form that the engine and the API expect. */
export const toDetailedPricing = ({
  detailedCalc,
  components,
  restrictions,
}: Pick<PricingSettingsValues, 'detailedCalc' | 'components' | 'restrictions'>): AutoPricingDetailed => ({
  autoPricingCalc: detailedCalc,
  pricingComponents: components.map(({ rules, conditionals, ...component }) => ({
    ...component,
    name: component.name.trim(),
    // Of another kind it would be nobody's.
    vendor: component.type === 'INDIVIDUAL_COMMISSION' ? component.vendor : null,
    rules: rules.map(({ power, value }) => ({ power: typed(power), value: typed(value) })),
    conditionals: conditionals.map(({ type, logic, value }) => ({
      type,
      logic,
      numValue: type === 'VOLTAGE' && value !== null ? Number(value) : null,
      strValue: type === 'VOLTAGE' ? null : value,
    })),
  })),
  restrictions: restrictions.map(({ locations, ...restriction }) => ({
    ...restriction,
    service: restriction.service.trim(),
    locations: [
      ...new Set(
        locations
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    ],
  })),
});
