import { toIsoDate } from '@girassol/shared-domain';
import type { Proposal, StoredPricingTerms } from '@girassol/shared-domain/contract';
import { type PricedResult, pricedStudy } from '@girassol/shared-domain/solar';
import { type FormikErrors, setIn } from 'formik';
import { rememberLatest } from '../frame/remember-latest';
import type { PriceRules } from './price-rules';
import { type PriceValues, termsOf } from './price-values';

/** Where the sum of the percentages is shown: it belongs to no single line. */
export const PERCENT_SUM_PATH = 'percentSum';

const priced = rememberLatest(
  (proposal: Proposal, terms: StoredPricingTerms, rules: PriceRules, year: number): PricedResult => {
    const { preVendor = null, roofHeight = 0 } = proposal.pricingFacts ?? {};
    return pricedStudy(proposal, terms, {
      rules,
      vendor: proposal.userData._id,
      preVendor,
      roofHeight,
      year,
    });
  },
);

/** The price of a proposal by these terms, by the engine that the server uses; worked out once for an edit. */
export const studyOfTerms = (
  proposal: Proposal,
  terms: StoredPricingTerms,
  rules: PriceRules,
): PricedResult => priced(proposal, terms, rules, Number(toIsoDate(Date.now()).slice(0, 4)));

/** The price of what was typed. */
export const studyOfPrice = (proposal: Proposal, values: PriceValues, rules: PriceRules): PricedResult =>
  studyOfTerms(proposal, termsOf(values, proposal.kitData?.kitPrice ?? null), rules);

/** What is wrong with the form, at the paths of its fields. What is wrong with the steps before has no field here. */
export function priceErrors(
  proposal: Proposal,
  values: PriceValues,
  rules: PriceRules,
): FormikErrors<PriceValues> {
  const result = studyOfPrice(proposal, values, rules);
  if (result.ok) return {};
  return result.problems.reduce<FormikErrors<PriceValues>>(
    (errors, { path, message }) =>
      setIn(errors, path === 'percentageComponents' ? PERCENT_SUM_PATH : path, message),
    {},
  );
}
