import { formatMoney, formatProposalNumber, isValidSoldValue } from '@girassol/shared-domain';
import type { SoldProposalChoice } from './sold-proposal-choices';

/**
 * Describes how the confirmed value of a sale stands to the chosen proposal: whose price it is, what the sale was
 * worth before, or that it is not the price of the proposal. `amount` is the value of the sale in R$. Returns undefined
 * if there is nothing to say.
 */
export function describeAmountSource(
  proposal: Pick<SoldProposalChoice, 'count' | 'finalPrice' | 'isOfOtherDeal'>,
  { confirmedAmount, amount }: { confirmedAmount: number | null; amount: number },
): string | undefined {
  if (!isValidSoldValue(proposal.finalPrice)) return undefined;
  const number = formatProposalNumber(proposal.count);
  if (confirmedAmount !== proposal.finalPrice)
    return `A proposta ${number} custa ${formatMoney(proposal.finalPrice)}${proposal.isOfOtherDeal ? ' e é de outro negócio' : ''}.`;
  const before =
    amount !== confirmedAmount && isValidSoldValue(amount)
      ? ` O valor da venda era ${formatMoney(amount)}.`
      : '';
  if (before === '' && !proposal.isOfOtherDeal) return undefined;
  return `Preço da proposta ${number}${proposal.isOfOtherDeal ? ', de outro negócio' : ''}.${before}`;
}
