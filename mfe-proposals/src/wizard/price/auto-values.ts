import type { Proposal, StoredPricingTerms } from '@girassol/shared-domain/contract';
import type { FormikErrors } from 'formik';
import type { PriceRules } from './price-rules';
import { getPricedStudyByTerms } from './price-study';
import { getAutoPricingTerms } from './price-ways';

type AutoTerms = Extract<StoredPricingTerms, { method: 'AUTO' }>;

/**
 * Form values that the person adds to an automatic price: optional components, discount in R$, inflation in
 * percent and payment conditions; null while empty.
 */
export interface AutoPriceValues {
  /** Ids of optional components (pricing-010). */
  addedOptionalComponents: string[];
  discount: number | null;
  inflation: number | null;
  paymentConditions: string;
}

/**
 * Returns the form values of an automatic price: the saved values if the current price is automatic,
 * otherwise no optional components and no discount.
 */
export function toAutoPriceValues(proposal: Proposal): AutoPriceValues {
  const { addedOptionalComponents, discount, inflation, paymentConditions } = getAutoPricingTerms(proposal);
  return {
    addedOptionalComponents,
    discount: discount || null,
    inflation: inflation ?? null,
    paymentConditions,
  };
}

/**
 * Builds the pricing terms of an automatic price, for the server and the engine. Empty values take their
 * defaults.
 */
export const buildAutoPricingTerms = (values: AutoPriceValues): AutoTerms => ({
  method: 'AUTO',
  addedOptionalComponents: values.addedOptionalComponents,
  discount: values.discount ?? 0,
  ...(values.inflation !== null && { inflation: values.inflation }),
  paymentConditions: values.paymentConditions.trim(),
});

/**
 * Returns the validation errors of the automatic price form by form path. Problems of the account's pricing
 * rules, which have no field in this form, are shown for the whole form.
 */
export function getAutoPriceErrors(
  proposal: Proposal,
  values: AutoPriceValues,
  rules: PriceRules,
): FormikErrors<AutoPriceValues> {
  const result = getPricedStudyByTerms(proposal, buildAutoPricingTerms(values), rules);
  return result.ok ? {} : Object.fromEntries(result.problems.map(({ path, message }) => [path, message]));
}
