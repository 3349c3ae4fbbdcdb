import type { Financing } from '@girassol/shared-domain/contract';
import { type FinancingStep, listFinancingSteps } from '@girassol/shared-domain/financing';
import { toFinancingDealFacts } from './deal-facts';

/** Lists the steps of a financing at the bank; none without the Marketplace, where they go another way (financing-050). */
export const listDisplayedSteps = (financing: Financing): FinancingStep[] =>
  financing.variant === 'MARKETPLACE'
    ? listFinancingSteps(toFinancingDealFacts(financing), financing.now).map((step) =>
        step.id === 'choice' && step.state === 'current'
          ? { ...step, note: describeChoice(financing) ?? step.note }
          : step,
      )
    : [];

/** Describes what comes before the choice of an option; null if an option can be chosen. */
function describeChoice({ stage, proposals, proposal }: Financing): string | null {
  if (proposals.some(({ addedToProp }) => addedToProp)) return null;
  if (proposals.every(({ refused }) => refused))
    return 'faça outra simulação, com outro prazo ou outra entrada';
  if (stage === 'SIMULATION') return 'confira as ofertas e pressione CONTRATAR';
  return proposal.isAgreed
    ? 'marque as opções que podem ser contratadas'
    : 'marque as opções que o cliente pode escolher';
}
