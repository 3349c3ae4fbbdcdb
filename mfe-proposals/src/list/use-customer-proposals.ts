import { apiPages, onceEach } from '@girassol/shared-auth';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useProposalEvents } from '../proposals/use-proposals';

/** The proposals of a customer, newest first, page by page; read again when one of them changes. */
export function useCustomerProposals(customerId: string) {
  useProposalEvents();
  return useInfiniteQuery({
    queryKey: ['proposals', 'customer', customerId],
    ...apiPages('GET /proposals/customer/:cid/:multiplier', { params: { cid: customerId } }),
    select: ({ pages }) => onceEach(pages.flatMap((page) => page.proposals)),
  });
}
