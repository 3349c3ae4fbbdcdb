import { invalidField } from '@girassol/api-platform/refusals/refusal';
import type { ProposalCustomizationRequest, ProposalData } from '@girassol/shared-domain/contract';

/**
 * Builds the sections that the customization step of a proposal saves: the design of the page, and the texts
 * about equipment and payment if the request includes them.
 */
export function buildCustomizationSections(
  data: ProposalData,
  { aboutTheEquipament, paymentConditions, ...proposalCustomizationData }: ProposalCustomizationRequest,
): Partial<ProposalData> {
  return {
    proposalCustomizationData,
    ...(aboutTheEquipament !== undefined && { aboutTheEquipament }),
    ...(paymentConditions !== undefined && paymentSections(data, paymentConditions)),
  };
}

/** The conditions of payment belong to the price: with it, and as what its step was filled in with. */
function paymentSections({ revenueData, pricingTerms }: ProposalData, paymentConditions: string) {
  if (!revenueData) throw invalidField('paymentConditions', 'Defina o preço da proposta antes.');
  return {
    revenueData: { ...revenueData, paymentConditions },
    ...(pricingTerms && { pricingTerms: { ...pricingTerms, paymentConditions } }),
  };
}
