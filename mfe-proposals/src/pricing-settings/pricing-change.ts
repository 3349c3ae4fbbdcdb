import type { Settings, SettingsChange } from '@girassol/shared-domain/contract';
import {
  findDetailedPricingProblems,
  findTierProblems,
  type PricingError,
} from '@girassol/shared-domain/pricing';
import { type FormikErrors, getIn, setIn } from 'formik';
import { type PricingSettingsValues, toDetailedPricing, toMarginTiers } from './pricing-settings-values';

/** Form path of the error about all percentages together, which belongs to no single pricing component. */
export const PERCENT_TOTAL_ERROR_PATH = 'totals';

/**
 * Returns the validation errors of the pricing settings by form path: the problems found by the engine and by
 * the server's rules.
 */
export function getPricingErrors(values: PricingSettingsValues): FormikErrors<PricingSettingsValues> {
  const problems = [
    ...findTierProblems(toMarginTiers(values), values.calc),
    ...findDetailedPricingProblems(toDetailedPricing(values)),
  ];
  return problems.reduce<FormikErrors<PricingSettingsValues>>((errors, problem) => {
    const path = toFormPath(problem);
    // The first thing that is wrong with a field is told first.
    return getIn(errors, path) === undefined ? setIn(errors, path, problem.message) : errors;
  }, {});
}

/** The fields of the form that a path of the API names. */
function toFormPath({ path }: PricingError): string {
  if (path === 'autoPricingDetailed.pricingComponents') return PERCENT_TOTAL_ERROR_PATH;
  return path
    .replace(/^autoPricing\./, 'tiers.')
    .replace('autoPricingDetailed.pricingComponents', 'components')
    .replace('autoPricingDetailed.restrictions', 'restrictions')
    .replace(/\.rules$/, '.type')
    .replace(/(\.rules\.\d+)$/, '$1.value')
    .replace(/(\.conditionals\.\d+)$/, '$1.value');
}

/**
 * Builds a settings change with only those parts of automatic pricing that differ from the saved settings, so
 * that the change does not overwrite changes by other people.
 */
export function buildPricingSettingsChange(
  values: PricingSettingsValues,
  settings: Settings,
): SettingsChange {
  const tiers = toMarginTiers(values).toSorted((a, b) => a.power - b.power);
  const detailed = toDetailedPricing(values);
  return {
    ...(values.type !== settings.autoPricingType && { autoPricingType: values.type }),
    ...(values.calc !== settings.autoPricingCalc && { autoPricingCalc: values.calc }),
    ...(!isSame(tiers, settings.autoPricing) && { autoPricing: tiers }),
    ...(!isSame(detailed, settings.autoPricingDetailed) && { autoPricingDetailed: detailed }),
  };
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** With the names of every record in order: two that say the same are the same text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
