import { apiPages, onceEach } from '@girassol/shared-auth';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';

/** A proposal that can be approved: it has a number. */
export type FinishedProposal = ListedProposal & { count: number };

const isFinished = (proposal: ListedProposal): proposal is FinishedProposal =>
  proposal.finished && proposal.count !== null;

/** The finished proposals of a customer, newest first, page by page. The Propostas tab keeps them in the same place. */
export function useCustomerProposals(customerId: string) {
  return useInfiniteQuery({
    queryKey: ['proposals', 'customer', customerId],
    ...apiPages('GET /proposals/customer/:cid/:multiplier', { params: { cid: customerId } }),
    // What was finished or taken since is there to choose.
    refetchOnMount: 'always',
    select: ({ pages }) => onceEach(pages.flatMap((page) => page.proposals.filter(isFinished))),
  });
}
