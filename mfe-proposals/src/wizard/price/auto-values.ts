import type { Proposal, StoredPricingTerms } from '@girassol/shared-domain/contract';
import type { FormikErrors } from 'formik';
import type { PriceRules } from './price-rules';
import { studyOfTerms } from './price-study';
import { autoTerms } from './price-ways';

type AutoTerms = Extract<StoredPricingTerms, { method: 'AUTO' }>;

/** What a person adds to an automatic price: R$ and percent; null where nothing was typed. */
export interface AutoValues {
  /** Ids of optional components (pricing-010). */
  addedOptionalComponents: string[];
  discount: number | null;
  inflation: number | null;
  paymentConditions: string;
}

/** The form of an automatic price, as it was last asked for. */
export function autoPriceOf(proposal: Proposal): AutoValues {
  const { addedOptionalComponents, discount, inflation, paymentConditions } = autoTerms(proposal);
  return {
    addedOptionalComponents,
    discount: discount || null,
    inflation: inflation ?? null,
    paymentConditions,
  };
}

/** The price as it goes to the server and to the engine; what is empty counts as its default. */
export const autoTermsOf = (values: AutoValues): AutoTerms => ({
  method: 'AUTO',
  addedOptionalComponents: values.addedOptionalComponents,
  discount: values.discount ?? 0,
  ...(values.inflation !== null && { inflation: values.inflation }),
  paymentConditions: values.paymentConditions.trim(),
});

/** What is wrong with the form; what is wrong with the account's rules has no field here and is told as a whole. */
export function autoErrors(
  proposal: Proposal,
  values: AutoValues,
  rules: PriceRules,
): FormikErrors<AutoValues> {
  const result = studyOfTerms(proposal, autoTermsOf(values), rules);
  return result.ok ? {} : Object.fromEntries(result.problems.map(({ path, message }) => [path, message]));
}
