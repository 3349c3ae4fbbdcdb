import type { Settings, SettingsChange } from '@girassol/shared-domain/contract';
import { detailedProblems, type PricingError, tierProblems } from '@girassol/shared-domain/pricing';
import { type FormikErrors, getIn, setIn } from 'formik';
import { detailedOf, type PricingValues, tiersOf } from './pricing-values';

/** Where the problem of all percentages together stands: they belong to no single component. */
export const TOTALS_PATH = 'totals';

/** All that is wrong with what was typed, at the paths of the form: the engine's problems, and those of the server. */
export function pricingErrors(values: PricingValues): FormikErrors<PricingValues> {
  const problems = [...tierProblems(tiersOf(values), values.calc), ...detailedProblems(detailedOf(values))];
  return problems.reduce<FormikErrors<PricingValues>>((errors, problem) => {
    const path = formPath(problem);
    // The first thing that is wrong with a field is told first.
    return getIn(errors, path) === undefined ? setIn(errors, path, problem.message) : errors;
  }, {});
}

/** The fields of the form that a path of the API names. */
function formPath({ path }: PricingError): string {
  if (path === 'autoPricingDetailed.pricingComponents') return TOTALS_PATH;
  return path
    .replace(/^autoPricing\./, 'tiers.')
    .replace('autoPricingDetailed.pricingComponents', 'components')
    .replace('autoPricingDetailed.restrictions', 'restrictions')
    .replace(/\.rules$/, '.type')
    .replace(/(\.rules\.\d+)$/, '$1.value')
    .replace(/(\.conditionals\.\d+)$/, '$1.value');
}

/** The edit: the parts that differ from what there is, so that nobody else's change is taken back. */
export function pricingChange(values: PricingValues, settings: Settings): SettingsChange {
  const tiers = tiersOf(values).toSorted((a, b) => a.power - b.power);
  const detailed = detailedOf(values);
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
