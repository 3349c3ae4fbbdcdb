import { buildApiPagesQuery, removeDuplicateItems } from '@girassol/shared-auth';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';

/**
 * Finished proposal of a customer, which can be chosen as the sold one. `count` is the number shown for the
 * proposal.
 */
export type FinishedProposal = ListedProposal & { count: number };

const isFinished = (proposal: ListedProposal): proposal is FinishedProposal =>
  proposal.finished && proposal.count !== null;

/**
 * Loads the finished proposals of a customer, newest first, page by page. Shares its query cache key with the
 * "Propostas" tab, so that the proposals are loaded once.
 */
export function useFinishedCustomerProposals(customerId: string) {
  return useInfiniteQuery({
    queryKey: ['proposals', 'customer', customerId],
    ...buildApiPagesQuery('GET /proposals/customer/:cid/:multiplier', { params: { cid: customerId } }),
    // Include proposals finished or accepted since the last load.
    refetchOnMount: 'always',
    select: ({ pages }) => removeDuplicateItems(pages.flatMap((page) => page.proposals.filter(isFinished))),
  });
}
