import { mayEditPricing } from '@girassol/shared-domain';
import type { PricingStepRequest, ProposalData, StoredPricingTerms } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';

/**
 * The terms of the price that somebody asks for. To make a price, by the account's rules or by hand, needs the right to
 * edit prices (pricing-013). Whoever has not got it may take the kit's price as it is (proposals-007), or have the price
 * that the proposal has calculated again (KEPT): its terms were given by somebody with the right, and are not shown.
 */
export function termsAsked(
  caller: Caller,
  request: PricingStepRequest,
  data: ProposalData,
): StoredPricingTerms {
  if (request.method === 'KEPT') return keptTerms(data);
  if (mayEditPricing(caller)) return request;
  if (request.method !== 'FRONT_PRICE') throw notAllowed('Você não tem permissão para definir preços.');
  if (data.kitData && request.frontPrice !== data.kitData.kitPrice)
    throw notAllowed('O preço fixo é o do kit: somente quem edita preços pode definir outro.');
  if (request.discount > 0) throw notAllowed('Somente quem edita preços pode dar desconto.');
  if (request.inflation !== undefined && request.inflation !== data.revenueData?.inflation)
    throw notAllowed('Somente quem edita preços pode mudar o reajuste da energia.');
  return request;
}

/** Can the price of this proposal be calculated again by the terms it was made with? */
export function mayBeRepriced({ pricingTerms, revenueData }: ProposalData): boolean {
  if (!pricingTerms || !revenueData) return false;
  // A kit's price follows the kit; a typed cost belongs to the kit it was typed for.
  return pricingTerms.method === 'AUTO' || (pricingTerms.method === 'MANUAL' && !pricingTerms.kitCost);
}

function keptTerms(data: ProposalData): StoredPricingTerms {
  if (!data.pricingTerms || !mayBeRepriced(data))
    throw new Refusal(
      409,
      'O preço desta proposta não pode ser recalculado: ele precisa ser definido de novo.',
    );
  return data.pricingTerms;
}
