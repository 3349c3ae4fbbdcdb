import { isValidSoldValue } from '@girassol/shared-domain';
import type { SoldProposalChoice } from './sold-proposal-choices';
import { NO_PROPOSAL, type WinValues } from './win-values';

/**
 * Returns the values of the form that wins a sale after a choice of the sold proposal; null chooses none. The
 * confirmed value becomes the price of the proposal, unless `keepsAmount`.
 */
export function chooseSoldProposal(
  values: WinValues,
  proposal: SoldProposalChoice | null,
  { keepsAmount = false } = {},
): WinValues {
  const hasPrice = proposal !== null && !keepsAmount && isValidSoldValue(proposal.finalPrice);
  return {
    ...values,
    approvedProposal: proposal?._id ?? NO_PROPOSAL,
    confirmedAmount: hasPrice ? proposal.finalPrice : values.confirmedAmount,
  };
}
