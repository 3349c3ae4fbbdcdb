import type { ProposalData, ProposalLook } from '@girassol/shared-domain/contract';
import { wrongField } from '../../platform/refusals/refusal';

/** What the customisation step keeps: how the document looks, and the texts of earlier steps that were sent with it. */
export function lookSections(
  data: ProposalData,
  { aboutTheEquipament, paymentConditions, ...proposalCustomizationData }: ProposalLook,
): Partial<ProposalData> {
  return {
    proposalCustomizationData,
    ...(aboutTheEquipament !== undefined && { aboutTheEquipament }),
    ...(paymentConditions !== undefined && paymentSections(data, paymentConditions)),
  };
}

/** The conditions of payment belong to the price: with it, and as what its step was filled in with. */
function paymentSections({ revenueData, pricingTerms }: ProposalData, paymentConditions: string) {
  if (!revenueData) throw wrongField('paymentConditions', 'Defina o preço da proposta antes.');
  return {
    revenueData: { ...revenueData, paymentConditions },
    ...(pricingTerms && { pricingTerms: { ...pricingTerms, paymentConditions } }),
  };
}
