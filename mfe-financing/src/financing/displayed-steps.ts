import type { Financing } from '@girassol/shared-domain/contract';
import { type FinancingStep, listFinancingSteps } from '@girassol/shared-domain/financing';
import { toFinancingDealFacts } from './deal-facts';

/** Lists the steps of a financing at the bank; none without the Marketplace, where they go another way (financing-050). */
export const listDisplayedSteps = (financing: Financing): FinancingStep[] =>
  financing.variant === 'MARKETPLACE'
    ? listFinancingSteps(toFinancingDealFacts(financing), financing.now)
    : [];
