import type {
  AutoPricingDetailed,
  AutoPricingTier,
  Settings,
  StoredPricingComponent,
  StoredPricingRestriction,
} from '@girassol/shared-domain/contract';
import {
  type ConditionalType,
  DEFAULT_PRICING_CALC,
  type PricingCalc,
} from '@girassol/shared-domain/pricing';
import { newUuid } from './new-uuid';

/** A tier of simple pricing while it is edited; `key` stays with it. */
export interface TierValues {
  key: string;
  power: number | null;
  margin: number | null;
}

export interface RuleValues {
  key: string;
  power: number | null;
  value: number | null;
}

export interface ConditionalValues {
  key: string;
  type: ConditionalType;
  logic: 'EQUAL' | 'DIFFERENT';
  /** The chosen value, whatever the fact: volts as text, a fixation, a kind of inverter, a user id. */
  value: string | null;
}

export interface ComponentValues extends Omit<StoredPricingComponent, 'rules' | 'conditionals'> {
  rules: RuleValues[];
  conditionals: ConditionalValues[];
}

export interface RestrictionValues extends Omit<StoredPricingRestriction, 'locations'> {
  /** Cities or states, one a line. */
  locations: string;
}

/** Automatic pricing as it is filled in. Both ways are kept, whichever is chosen. */
export interface PricingValues {
  type: Settings['autoPricingType'];
  calc: PricingCalc;
  tiers: TierValues[];
  detailedCalc: PricingCalc;
  components: ComponentValues[];
  restrictions: RestrictionValues[];
}

/** The upper end of a tier that holds for every size. */
export const ANY_QUANTITY = 999_999;

const ruleOf = ({ power, value }: { power: number; value: number }): RuleValues => ({
  key: newUuid(),
  power,
  value,
});

const conditionalOf = ({
  type,
  logic,
  numValue,
  strValue,
}: StoredPricingComponent['conditionals'][number]): ConditionalValues => ({
  key: newUuid(),
  type,
  logic,
  value: type === 'VOLTAGE' ? (numValue === null ? null : String(numValue)) : strValue,
});

/** The form of the settings. */
export function pricingOf(settings: Settings): PricingValues {
  const { autoPricingType, autoPricingCalc, autoPricing = [], autoPricingDetailed: detailed } = settings;
  return {
    type: autoPricingType,
    calc: autoPricingCalc,
    tiers: autoPricing.map(({ power, margin }) => ({ key: newUuid(), power, margin })),
    detailedCalc: detailed?.autoPricingCalc ?? DEFAULT_PRICING_CALC,
    components: (detailed?.pricingComponents ?? []).map((component) => ({
      ...component,
      rules: component.rules.map(ruleOf),
      conditionals: component.conditionals.map(conditionalOf),
    })),
    restrictions: (detailed?.restrictions ?? []).map((restriction) => ({
      ...restriction,
      locations: restriction.locations.join('\n'),
    })),
  };
}

/** A component with one value for every size. */
export const newComponent = (): ComponentValues => ({
  _id: newUuid(),
  name: '',
  type: 'FIXED',
  range: 'KWP',
  rules: [{ key: newUuid(), power: ANY_QUANTITY, value: null }],
  conditionals: [],
  service: '',
  restriction: null,
  vendor: null,
  isOptional: false,
  isRevenue: false,
  comissionPermission: false,
});

/** A copy with an identity of its own, and a name that is not taken. */
export function copyOf(component: ComponentValues, taken: readonly string[]): ComponentValues {
  let name = `${component.name} (cópia)`;
  for (let count = 2; taken.includes(name); count += 1) name = `${component.name} (cópia ${count})`;
  return {
    ...component,
    _id: newUuid(),
    name,
    rules: component.rules.map((rule) => ({ ...rule, key: newUuid() })),
    conditionals: component.conditionals.map((conditional) => ({ ...conditional, key: newUuid() })),
  };
}

export const newRestriction = (): RestrictionValues => ({
  _id: newUuid(),
  service: '',
  locations: '',
  vendors: [],
});

/** A number that was not typed is none: the engine says so. */
const typed = (value: number | null): number => value ?? Number.NaN;

export const tiersOf = ({ tiers }: Pick<PricingValues, 'tiers'>): AutoPricingTier[] =>
  tiers.map(({ power, margin }) => ({ power: typed(power), margin: typed(margin) }));

/** Detailed pricing as the engine and the API take it. */
export const detailedOf = ({
  detailedCalc,
  components,
  restrictions,
}: Pick<PricingValues, 'detailedCalc' | 'components' | 'restrictions'>): AutoPricingDetailed => ({
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
