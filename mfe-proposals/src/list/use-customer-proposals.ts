import { buildApiPagesQuery, removeDuplicateItems } from '@girassol/shared-auth';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useProposalEvents } from '../proposals/use-proposals';

/** Loads the proposals of a customer, newest first, page by page, and reloads them after changes. */
export function useCustomerProposals(customerId: string) {
  useProposalEvents();
  return useInfiniteQuery({
    queryKey: ['proposals', 'customer', customerId],
    ...buildApiPagesQuery('GET /proposals/customer/:cid/:multiplier', { params: { cid: customerId } }),
    select: ({ pages }) => removeDuplicateItems(pages.flatMap((page) => page.proposals)),
  });
}
