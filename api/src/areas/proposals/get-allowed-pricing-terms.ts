import type { Caller } from '@girassol/api-platform/access';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { canEditPricing } from '@girassol/shared-domain';
import type { PricingStepRequest, ProposalData, StoredPricingTerms } from '@girassol/shared-domain/contract';

/**
 * Returns the pricing terms that a request sets. Setting a price needs the right to edit prices
 * (pricing-013). Other users may take the price of the kit (proposals-007), or reuse the stored terms (KEPT)
 * without seeing them. Throws 403 otherwise.
 */
export function getAllowedPricingTerms(
  caller: Caller,
  request: PricingStepRequest,
  data: ProposalData,
): StoredPricingTerms {
  if (request.method === 'KEPT') return getStoredTerms(data);
  if (canEditPricing(caller)) return request;
  if (request.method !== 'FRONT_PRICE') throw notAllowed('Você não tem permissão para definir preços.');
  if (data.kitData && request.frontPrice !== data.kitData.kitPrice)
    throw notAllowed('O preço fixo é o do kit: somente quem edita preços pode definir outro.');
  if (request.discount > 0) throw notAllowed('Somente quem edita preços pode dar desconto.');
  if (request.inflation !== undefined && request.inflation !== data.revenueData?.inflation)
    throw notAllowed('Somente quem edita preços pode mudar o reajuste da energia.');
  return request;
}

/** Checks whether the price of a proposal can be computed again by its stored terms. */
export function canBeRepriced({ pricingTerms, revenueData }: ProposalData): boolean {
  if (!pricingTerms || !revenueData) return false;
  // A kit's price follows the kit; a typed cost belongs to the kit it was typed for.
  return pricingTerms.method === 'AUTO' || (pricingTerms.method === 'MANUAL' && !pricingTerms.kitCost);
}

function getStoredTerms(data: ProposalData): StoredPricingTerms {
  if (!data.pricingTerms || !canBeRepriced(data))
    throw new Refusal(
      409,
      'O preço desta proposta não pode ser recalculado: ele precisa ser definido de novo.',
    );
  return data.pricingTerms;
}
