import { toIsoDate } from '@girassol/shared-domain';
import type { Proposal, StoredPricingTerms } from '@girassol/shared-domain/contract';
import { computePricedStudy, getStudyStartYear, type PricedStudyResult } from '@girassol/shared-domain/solar';
import { type FormikErrors, setIn } from 'formik';
import { memoizeLatest } from '../../wizard-frame/memoize-latest';
import { buildManualPricingTerms, type ManualPriceValues } from './manual-price-values';
import type { PriceRules } from './price-rules';

/** Form path of the error about the sum of percentages, which belongs to no single line. */
export const PERCENT_SUM_ERROR_PATH = 'percentSum';

const getMemoizedStudy = memoizeLatest(
  (proposal: Proposal, terms: StoredPricingTerms, rules: PriceRules, year: number): PricedStudyResult => {
    const { preVendor = null, roofHeight = 0 } = proposal.pricingFacts ?? {};
    return computePricedStudy(proposal, terms, {
      rules,
      vendor: proposal.userData._id,
      preVendor,
      roofHeight,
      year,
    });
  },
);

/**
 * Returns the priced study of a proposal for pricing terms, computed by the same engine as on the server.
 * Memoized.
 */
export const getPricedStudyByTerms = (
  proposal: Proposal,
  terms: StoredPricingTerms,
  rules: PriceRules,
): PricedStudyResult => getMemoizedStudy(proposal, terms, rules, getPriceYear(proposal));

/** Returns the first year of the study: the current year, or for a project or installation the year that was agreed. */
const getPriceYear = (proposal: Proposal): number =>
  proposal.builtPrice === undefined
    ? Number(toIsoDate(Date.now()).slice(0, 4))
    : getStudyStartYear(proposal, proposal.registryDate);

/** Returns the priced study of a proposal for the values typed in the manual price form. */
export const getPricedStudyByFormValues = (
  proposal: Proposal,
  values: ManualPriceValues,
  rules: PriceRules,
): PricedStudyResult =>
  getPricedStudyByTerms(proposal, buildManualPricingTerms(values, proposal.kitData?.kitPrice ?? null), rules);

/**
 * Returns the validation errors of the manual price form by form path. Includes problems of earlier wizard
 * steps, which have no field in this form.
 */
export function getPriceErrors(
  proposal: Proposal,
  values: ManualPriceValues,
  rules: PriceRules,
): FormikErrors<ManualPriceValues> {
  const result = getPricedStudyByFormValues(proposal, values, rules);
  if (result.ok) return {};
  return result.problems.reduce<FormikErrors<ManualPriceValues>>(
    (errors, { path, message }) =>
      setIn(errors, path === 'percentageComponents' ? PERCENT_SUM_ERROR_PATH : path, message),
    {},
  );
}
